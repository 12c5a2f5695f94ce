/* Judges positions by a learnt net, without any library.

A net is a chain of layers of float32 numbers. The row of a position has thousands of whole numbers of which most are 0: the first layer is a sum of the weights of the others. A Line remembers the sum of one row, its anchor, and judges further rows by where they differ
from it. The arithmetic of every number is the same whatever the processor's vectors hold, so results are too. net.py holds the same in Python. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define MOST_LAYERS 6

#if defined(__x86_64__) && defined(__gnu_linux__) && defined(__GNUC__) && !defined(__clang__)
#define WIDE __attribute__((target_clones("avx2", "default")))
#else
#define WIDE
#endif

/* Nets ------------------------------------------------------------------------------------------------------------ */

typedef struct {
    PyObject_HEAD
    Py_ssize_t layers;
    Py_ssize_t sizes[MOST_LAYERS + 1];
    Py_ssize_t count;
    float *numbers;
    const float *weights[MOST_LAYERS], *biases[MOST_LAYERS];
} Net;

static int net_fill(Net *self, PyObject *data)
{
    Py_buffer view;
    if (PyObject_GetBuffer(data, &view, PyBUF_SIMPLE) < 0)
        return -1;
    if (view.len != self->count * (Py_ssize_t)sizeof(float)) {
        PyErr_Format(PyExc_ValueError, "a net of this shape has %zd numbers, not %zd", self->count, view.len / (Py_ssize_t)sizeof(float));
        PyBuffer_Release(&view);
        return -1;
    }
    memcpy(self->numbers, view.buf, (size_t)view.len);
    PyBuffer_Release(&view);
    return 0;
}

static int net_init(Net *self, PyObject *args, PyObject *names)
{
    static char *words[] = {"sizes", "numbers", NULL};
    PyObject *sizes, *data;
    if (!PyArg_ParseTupleAndKeywords(args, names, "O!O", words, &PyTuple_Type, &sizes, &data))
        return -1;
    Py_ssize_t layers = PyTuple_GET_SIZE(sizes) - 1;
    if (layers < 2 || layers > MOST_LAYERS || self->numbers) {
        PyErr_Format(PyExc_ValueError, "a net has 2 to %d layers", MOST_LAYERS);
        return -1;
    }
    self->layers = layers;
    for (Py_ssize_t i = 0; i <= layers; i++) {
        self->sizes[i] = PyLong_AsSsize_t(PyTuple_GET_ITEM(sizes, i));
        if (PyErr_Occurred())
            return -1;
        if (self->sizes[i] < 1 || self->sizes[i] > 1 << 20) {
            PyErr_SetString(PyExc_ValueError, "a layer has 1 to 1048576 numbers");
            return -1;
        }
        if (i)
            self->count += (self->sizes[i - 1] + 1) * self->sizes[i];
    }
    if (self->sizes[0] > 65535) {
        PyErr_SetString(PyExc_ValueError, "a row has at most 65535 numbers");
        return -1;
    }
    self->numbers = PyMem_Calloc((size_t)self->count, sizeof(float));
    if (!self->numbers) {
        PyErr_NoMemory();
        return -1;
    }
    const float *at = self->numbers;
    for (Py_ssize_t i = 0; i < layers; i++) {
        self->weights[i] = at;
        at += self->sizes[i] * self->sizes[i + 1];
        self->biases[i] = at;
        at += self->sizes[i + 1];
    }
    return net_fill(self, data);
}

static PyObject *net_load(Net *self, PyObject *data)
{
    if (net_fill(self, data) < 0)
        return NULL;
    Py_RETURN_NONE;
}

static void net_dealloc(Net *self)
{
    PyMem_Free(self->numbers);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static PyMethodDef net_methods[] = {
    {"load", (PyCFunction)net_load, METH_O, "Take over other numbers."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject NetType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "westward.bots._net.Net",
    .tp_basicsize = sizeof(Net),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "Layers: the sizes of the row, of every layer; and all weights (input by input) and biases, layer by layer.",
    .tp_init = (initproc)net_init,
    .tp_new = PyType_GenericNew,
    .tp_dealloc = (destructor)net_dealloc,
    .tp_methods = net_methods,
};

/* Arithmetic ------------------------------------------------------------------------------------------------------ */

static inline void add(float *restrict sum, const float *restrict weights, float factor, Py_ssize_t n)
{
    for (Py_ssize_t i = 0; i < n; i++)
        sum[i] += factor * weights[i];
}

/* The sum of the first layer for a whole row. */
WIDE static void sum_row(float *sum, const Net *net, const int16_t *row)
{
    Py_ssize_t n = net->sizes[1];
    memcpy(sum, net->biases[0], (size_t)n * sizeof(float));
    for (Py_ssize_t i = 0; i < net->sizes[0]; i++)
        if (row[i])
            add(sum, net->weights[0] + i * n, (float)row[i], n);
}

/* A change of the first layer's sum. */
WIDE static void sum_changes(float *sum, const Net *net, const uint16_t *places, const int32_t *changes, Py_ssize_t count)
{
    Py_ssize_t n = net->sizes[1];
    for (Py_ssize_t i = 0; i < count; i++)
        add(sum, net->weights[0] + places[i] * n, (float)changes[i], n);
}

/* One further layer: only numbers above 0 count. */
WIDE static void next_layer(float *restrict sum, const float *restrict before, const Net *net, Py_ssize_t layer)
{
    Py_ssize_t n = net->sizes[layer + 1];
    memcpy(sum, net->biases[layer], (size_t)n * sizeof(float));
    for (Py_ssize_t i = 0; i < net->sizes[layer]; i++)
        if (before[i] > 0.0f)
            add(sum, net->weights[layer] + i * n, before[i], n);
}

/* Lines ----------------------------------------------------------------------------------------------------------- */

typedef struct {
    PyObject_HEAD
    Net *net;
    Py_buffer row;
    int held;
    Py_ssize_t judged, room;
    int16_t *anchor;
    float *anchor_sum, *sums[2];
    /* Of every row judged since the anchor: where it differs from it. */
    Py_ssize_t *ends;
    uint16_t *places;
    int32_t *changes;
    Py_ssize_t changes_room;
} Line;

static int line_init(Line *self, PyObject *args, PyObject *names)
{
    static char *words[] = {"net", "row", NULL};
    PyObject *net, *row;
    if (!PyArg_ParseTupleAndKeywords(args, names, "O!O", words, &NetType, &net, &row))
        return -1;
    if (self->net) {
        PyErr_SetString(PyExc_ValueError, "a line has its net already");
        return -1;
    }
    Py_INCREF(net);
    self->net = (Net *)net;
    if (PyObject_GetBuffer(row, &self->row, PyBUF_SIMPLE) < 0)
        return -1;
    self->held = 1;
    Py_ssize_t size = self->net->sizes[0], widest = 0;
    if (self->row.len != size * (Py_ssize_t)sizeof(int16_t)) {
        PyErr_Format(PyExc_ValueError, "a row of this net has %zd numbers, not %zd", size, self->row.len / (Py_ssize_t)sizeof(int16_t));
        return -1;
    }
    for (Py_ssize_t i = 1; i <= self->net->layers; i++)
        if (self->net->sizes[i] > widest)
            widest = self->net->sizes[i];
    self->room = 64;
    self->changes_room = 4096 + size;
    self->anchor = PyMem_Calloc((size_t)size, sizeof(int16_t));
    self->anchor_sum = PyMem_Calloc((size_t)widest, sizeof(float));
    self->sums[0] = PyMem_Calloc((size_t)widest, sizeof(float));
    self->sums[1] = PyMem_Calloc((size_t)widest, sizeof(float));
    self->ends = PyMem_Calloc((size_t)self->room + 1, sizeof(Py_ssize_t));
    self->places = PyMem_Calloc((size_t)self->changes_room, sizeof(uint16_t));
    self->changes = PyMem_Calloc((size_t)self->changes_room, sizeof(int32_t));
    if (!self->anchor || !self->anchor_sum || !self->sums[0] || !self->sums[1] || !self->ends || !self->places || !self->changes) {
        PyErr_NoMemory();
        return -1;
    }
    return 0;
}

static void line_dealloc(Line *self)
{
    if (self->held)
        PyBuffer_Release(&self->row);
    Py_XDECREF(self->net);
    PyMem_Free(self->anchor);
    PyMem_Free(self->anchor_sum);
    PyMem_Free(self->sums[0]);
    PyMem_Free(self->sums[1]);
    PyMem_Free(self->ends);
    PyMem_Free(self->places);
    PyMem_Free(self->changes);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static int line_grow(Line *self)
{
    if (self->judged == self->room) {
        Py_ssize_t *more = PyMem_Realloc(self->ends, (size_t)(2 * self->room + 1) * sizeof(Py_ssize_t));
        if (!more)
            return -1;
        self->ends = more;
        self->room *= 2;
    }
    if (self->ends[self->judged] + self->net->sizes[0] > self->changes_room) {
        Py_ssize_t room = 2 * self->changes_room;
        uint16_t *places = PyMem_Realloc(self->places, (size_t)room * sizeof(uint16_t));
        if (places)
            self->places = places;
        int32_t *changes = PyMem_Realloc(self->changes, (size_t)room * sizeof(int32_t));
        if (changes)
            self->changes = changes;
        if (!places || !changes)
            return -1;
        self->changes_room = room;
    }
    return 0;
}

/* Notes where the row differs from the anchor, from `from` on; where that ends. */
static Py_ssize_t differences(Line *self, Py_ssize_t from)
{
    const int16_t *row = self->row.buf, *anchor = self->anchor;
    Py_ssize_t size = self->net->sizes[0], i = 0;
    while (i < size) {
        uint64_t a, b;
        if (i + 4 <= size) {
            memcpy(&a, row + i, sizeof a);
            memcpy(&b, anchor + i, sizeof b);
            if (a == b) {
                i += 4;
                continue;
            }
        }
        Py_ssize_t stop = i + 4 < size ? i + 4 : size;
        for (; i < stop; i++)
            if (row[i] != anchor[i]) {
                self->places[from] = (uint16_t)i;
                self->changes[from++] = row[i] - anchor[i];
            }
    }
    return from;
}

static PyObject *line_begin(Line *self, PyObject *unused)
{
    self->judged = 0;
    Py_RETURN_NONE;
}

static PyObject *line_judge(Line *self, PyObject *unused)
{
    const Net *net = self->net;
    if (line_grow(self) < 0)
        return PyErr_NoMemory();
    if (self->judged == 0) {
        memcpy(self->anchor, self->row.buf, (size_t)self->row.len);
        sum_row(self->anchor_sum, net, self->anchor);
        self->ends[0] = 0;
    }
    Py_ssize_t from = self->ends[self->judged], end = differences(self, from);
    self->ends[++self->judged] = end;
    float *sum = self->sums[0], *other = self->sums[1];
    memcpy(sum, self->anchor_sum, (size_t)net->sizes[1] * sizeof(float));
    sum_changes(sum, net, self->places + from, self->changes + from, end - from);
    for (Py_ssize_t layer = 1; layer < net->layers; layer++) {
        next_layer(other, sum, net, layer);
        float *swap = sum;
        sum = other;
        other = swap;
    }
    PyObject *out = PyTuple_New(net->sizes[net->layers]);
    for (Py_ssize_t i = 0; out && i < net->sizes[net->layers]; i++) {
        PyObject *number = PyFloat_FromDouble(sum[i]);
        if (!number) {
            Py_CLEAR(out);
            break;
        }
        PyTuple_SET_ITEM(out, i, number);
    }
    return out;
}

static PyObject *line_write(Line *self, PyObject *args)
{
    Py_ssize_t which, at, width;
    Py_buffer places, numbers;
    if (!PyArg_ParseTuple(args, "nw*w*nn", &which, &places, &numbers, &at, &width))
        return NULL;
    PyObject *result = NULL;
    Py_ssize_t count = 0, size = self->net->sizes[0];
    Py_ssize_t room = (places.len < numbers.len ? places.len : numbers.len) / (Py_ssize_t)sizeof(int16_t);
    if (which < 0 || which >= self->judged || at < 0 || width < 0 || at > room - width) {
        PyErr_SetString(PyExc_IndexError, "no such row was judged, or there is no such place for it");
        goto done;
    }
    for (Py_ssize_t i = self->ends[which]; i < self->ends[which + 1]; i++)
        self->anchor[self->places[i]] += (int16_t)self->changes[i];
    uint16_t *to_places = (uint16_t *)places.buf + at;
    int16_t *to_numbers = (int16_t *)numbers.buf + at;
    for (Py_ssize_t i = 0; i < size; i++) {
        uint64_t some;
        if (i + 4 <= size && (memcpy(&some, self->anchor + i, sizeof some), some == 0)) {
            i += 3;
            continue;
        }
        if (self->anchor[i]) {
            if (count < width) {
                to_places[count] = (uint16_t)i;
                to_numbers[count] = self->anchor[i];
            }
            count++;
        }
    }
    for (Py_ssize_t i = self->ends[which]; i < self->ends[which + 1]; i++)
        self->anchor[self->places[i]] -= (int16_t)self->changes[i];
    for (Py_ssize_t i = count; i < width; i++) {
        to_places[i] = (uint16_t)size;
        to_numbers[i] = 0;
    }
    result = PyBool_FromLong(count <= width);
done:
    PyBuffer_Release(&places);
    PyBuffer_Release(&numbers);
    return result;
}

static PyMethodDef line_methods[] = {
    {"begin", (PyCFunction)line_begin, METH_NOARGS, "Begin anew: the next row is the anchor."},
    {"judge", (PyCFunction)line_judge, METH_NOARGS, "The net's numbers for what the row says now."},
    {"write", (PyCFunction)line_write, METH_VARARGS,
     "Write the places and the numbers of a judged row that are not 0 into a stretch of two buffers, and pads; whether they fit."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject LineType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "westward.bots._net.Line",
    .tp_basicsize = sizeof(Line),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "Judges what one row of numbers says, again and again.",
    .tp_init = (initproc)line_init,
    .tp_new = PyType_GenericNew,
    .tp_dealloc = (destructor)line_dealloc,
    .tp_methods = line_methods,
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, .m_name = "_net", .m_doc = "Learnt nets, judged quickly.", .m_size = -1};

PyMODINIT_FUNC PyInit__net(void)
{
    if (PyType_Ready(&NetType) < 0 || PyType_Ready(&LineType) < 0)
        return NULL;
    PyObject *made = PyModule_Create(&module);
    if (!made || PyModule_AddObjectRef(made, "Net", (PyObject *)&NetType) < 0 || PyModule_AddObjectRef(made, "Line", (PyObject *)&LineType) < 0) {
        Py_XDECREF(made);
        return NULL;
    }
    return made;
}
