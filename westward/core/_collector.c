/* Collects rows of small whole numbers as float32 matrices, whole or only what is not 0.

A row is written again and again into the same buffer by a game's tensor; a Collector takes what it says now. What was collected is handed over as
memory that NumPy and PyTorch use as it is. collector_plain.py holds the same in Python. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#if defined(__x86_64__) && defined(__gnu_linux__) && defined(__GNUC__) && !defined(__clang__)
#include <immintrin.h>
#define DISPATCHED
#define WIDE __attribute__((target_clones("avx2", "default")))
#else
#define WIDE
#if defined(__SSE2__)
#include <emmintrin.h>
#endif
#endif

enum { NUMBERS, PLACES, STARTS, PARTS };
#define LENT 2

typedef struct {
    PyObject_HEAD
    Py_buffer row, scale;
    int held, sparse;
    Py_ssize_t size, rows, used;
    /* How many numbers the last matrix had: the next one will have about as many. */
    Py_ssize_t usual;
    /* Whole rows, or the numbers that are not 0 with their places and where each row begins. */
    PyObject *made[PARTS];
    /* What was handed over lately: once nobody else has it any more its memory is written again, which is much quicker than to ask for other. */
    PyObject *lent[LENT][PARTS];
    int turn, returned;
} Collector;

/* Makes room for so many bytes: at first for as many as usual, and for as many again once that does not suffice. */
static int make_room(PyObject *bytes, Py_ssize_t wanted, Py_ssize_t usual)
{
    if (wanted <= PyByteArray_GET_SIZE(bytes))
        return 0;
    return PyByteArray_Resize(bytes, wanted * 2 > usual ? wanted * 2 : usual);
}

/* Bytes to write into: some that came back, or new ones. */
static PyObject *some_bytes(Collector *self, int part)
{
    self->returned = 1;
    for (int i = 0; i < LENT; i++) {
        PyObject *bytes = self->lent[i][part];
        if (bytes && Py_REFCNT(bytes) == 1) {
            self->lent[i][part] = NULL;
            return bytes;
        }
    }
    self->returned = 0;
    return PyByteArray_FromStringAndSize(NULL, 0);
}

/* Makes ready for rows, where that has not been done yet. */
static int ready(Collector *self)
{
    for (int part = 0; part < PARTS; part++)
        if (!self->made[part] && !(self->made[part] = some_bytes(self, part)))
            return -1;
    if (self->rows)
        return 0;
    if (make_room(self->made[STARTS], sizeof(int32_t), 0) < 0)
        return -1;
    memset(PyByteArray_AS_STRING(self->made[STARTS]), 0, sizeof(int32_t));
    return 0;
}

static int collector_init(Collector *self, PyObject *args, PyObject *names)
{
    static char *words[] = {"row", "scale", "sparse", NULL};
    PyObject *row, *scale;
    if (self->held) {
        PyErr_SetString(PyExc_ValueError, "a collector has its row already");
        return -1;
    }
    if (!PyArg_ParseTupleAndKeywords(args, names, "OOp", words, &row, &scale, &self->sparse))
        return -1;
    if (PyObject_GetBuffer(row, &self->row, PyBUF_SIMPLE) < 0)
        return -1;
    if (PyObject_GetBuffer(scale, &self->scale, PyBUF_SIMPLE) < 0) {
        PyBuffer_Release(&self->row);
        return -1;
    }
    self->held = 1;
    self->size = self->row.len / (Py_ssize_t)sizeof(int16_t);
    if (self->scale.len != self->size * (Py_ssize_t)sizeof(float)) {
        PyErr_Format(PyExc_ValueError, "a row of %zd numbers needs as many factors, not %zd", self->size, self->scale.len / (Py_ssize_t)sizeof(float));
        return -1;
    }
    return ready(self);
}

static void collector_dealloc(Collector *self)
{
    if (self->held) {
        PyBuffer_Release(&self->row);
        PyBuffer_Release(&self->scale);
    }
    for (int part = 0; part < PARTS; part++) {
        Py_CLEAR(self->made[part]);
        for (int i = 0; i < LENT; i++)
            Py_CLEAR(self->lent[i][part]);
    }
    Py_TYPE(self)->tp_free((PyObject *)self);
}

WIDE static void spread(float *restrict out, const int16_t *restrict row, const float *restrict scale, Py_ssize_t size)
{
    for (Py_ssize_t i = 0; i < size; i++)
        out[i] = (float)row[i] * scale[i];
}

/* Which of sixty-four numbers are not 0, the lowest bit for the first. */
static inline uint64_t some_of(const int16_t *row)
{
    uint64_t found = 0;
#if defined(__SSE2__)
    const __m128i none = _mm_setzero_si128();
    for (int i = 0; i < 64; i += 16) {
        __m128i low = _mm_cmpeq_epi16(_mm_loadu_si128((const __m128i *)(row + i)), none);
        __m128i high = _mm_cmpeq_epi16(_mm_loadu_si128((const __m128i *)(row + i + 8)), none);
        found |= (uint64_t)(uint32_t)_mm_movemask_epi8(_mm_packs_epi16(low, high)) << i;
    }
    return ~found;
#else
    static const int16_t none[64];
    if (memcmp(row, none, sizeof none))
        for (int i = 0; i < 64; i++)
            found |= (uint64_t)(row[i] != 0) << i;
    return found;
#endif
}

/* The number of the lowest bit that is set, where there is one. */
static inline int lowest(uint64_t bits)
{
#if defined(__GNUC__)
    return __builtin_ctzll(bits);
#else
    int i = 0;
    while (!(bits >> i & 1))
        i++;
    return i;
#endif
}

/* Puts down the numbers that bits stand for, from `first` on; how many. */
static inline Py_ssize_t put_down(uint64_t some, Py_ssize_t first, int32_t *restrict places, float *restrict numbers, const int16_t *restrict row, const float *restrict scale)
{
    Py_ssize_t count = 0;
    for (; some; some &= some - 1) {
        Py_ssize_t at = first + lowest(some);
        places[count] = (int32_t)at;
        numbers[count++] = (float)row[at] * scale[at];
    }
    return count;
}

static Py_ssize_t pick(int32_t *restrict places, float *restrict numbers, const int16_t *restrict row, const float *restrict scale, Py_ssize_t size)
{
    Py_ssize_t count = 0, i = 0;
    for (; i + 64 <= size; i += 64)
        count += put_down(some_of(row + i), i, places + count, numbers + count, row, scale);
    for (; i < size; i++)
        count += put_down(row[i] != 0, i, places + count, numbers + count, row, scale);
    return count;
}

#ifdef DISPATCHED
/* The same for processors that have AVX2, with its wider registers. */
__attribute__((target("avx2,bmi"))) static Py_ssize_t pick_wide(int32_t *restrict places, float *restrict numbers, const int16_t *restrict row, const float *restrict scale, Py_ssize_t size)
{
    const __m256i none = _mm256_setzero_si256();
    Py_ssize_t count = 0, i = 0;
    for (; i + 64 <= size; i += 64) {
        __m256i equal[4];
        for (int k = 0; k < 4; k++)
            equal[k] = _mm256_cmpeq_epi16(_mm256_loadu_si256((const __m256i *)(row + i + 16 * k)), none);
        /* Packing goes by halves: what lies in the middle changes places. */
        uint64_t low = (uint32_t)_mm256_movemask_epi8(_mm256_permute4x64_epi64(_mm256_packs_epi16(equal[0], equal[1]), 0xD8));
        uint64_t high = (uint32_t)_mm256_movemask_epi8(_mm256_permute4x64_epi64(_mm256_packs_epi16(equal[2], equal[3]), 0xD8));
        count += put_down(~(low | high << 32), i, places + count, numbers + count, row, scale);
    }
    for (; i < size; i++)
        count += put_down(row[i] != 0, i, places + count, numbers + count, row, scale);
    return count;
}
#endif

static Py_ssize_t (*picking)(int32_t *restrict, float *restrict, const int16_t *restrict, const float *restrict, Py_ssize_t) = pick;

static PyObject *collector_take(Collector *self, PyObject *unused)
{
    const Py_ssize_t width = sizeof(float);
    Py_ssize_t size = self->size;
    /* One number more than a row has, so that there is something where there are no numbers. */
    Py_ssize_t usual = (self->usual + size + 1) * width;
    if (ready(self) < 0 || make_room(self->made[NUMBERS], (self->used + size + 1) * width, usual) < 0)
        return NULL;
    float *numbers = (float *)PyByteArray_AS_STRING(self->made[NUMBERS]) + self->used;
    if (!self->sparse) {
        spread(numbers, self->row.buf, self->scale.buf, size);
        self->used += size;
    } else {
        if (make_room(self->made[PLACES], (self->used + size + 1) * width, usual) < 0 || make_room(self->made[STARTS], (self->rows + 2) * width, 0) < 0)
            return NULL;
        if (self->used > INT32_MAX - size) {
            PyErr_SetString(PyExc_OverflowError, "too many rows for one matrix");
            return NULL;
        }
        self->used += picking((int32_t *)PyByteArray_AS_STRING(self->made[PLACES]) + self->used, numbers, self->row.buf, self->scale.buf, size);
        ((int32_t *)PyByteArray_AS_STRING(self->made[STARTS]))[self->rows + 1] = (int32_t)self->used;
    }
    self->rows++;
    Py_RETURN_NONE;
}

/* The first so many bytes of a part, which is handed over. Who keeps what is handed over gets no more than it takes; what comes back stays as it is. */
static PyObject *hand_over(Collector *self, int part, Py_ssize_t size)
{
    PyObject *bytes = self->made[part];
    if (!self->returned && PyByteArray_Resize(bytes, size) < 0)
        return NULL;
    PyObject *view = PyMemoryView_FromObject(bytes);
    PyObject *found = view ? PySequence_GetSlice(view, 0, size) : NULL;
    Py_XDECREF(view);
    return found;
}

static PyObject *collector_finish(Collector *self, PyObject *unused)
{
    const Py_ssize_t width = sizeof(float);
    Py_ssize_t sizes[PARTS] = {self->used * width, self->sparse ? self->used * width : 0, self->sparse ? (self->rows + 1) * width : width};
    PyObject *found = ready(self) < 0 ? NULL : PyTuple_New(PARTS);
    for (int part = 0; found && part < PARTS; part++) {
        PyObject *view = hand_over(self, part, sizes[part]);
        if (view)
            PyTuple_SET_ITEM(found, part, view);
        else
            Py_CLEAR(found);
    }
    if (!found)
        return NULL;
    Py_ssize_t less = self->usual - self->usual / 8;
    self->usual = self->used > less ? self->used : less;
    self->rows = self->used = 0;
    for (int part = 0; part < PARTS; part++) {
        PyObject *old = self->lent[self->turn][part];
        self->lent[self->turn][part] = self->made[part];
        self->made[part] = NULL;
        Py_XDECREF(old);
    }
    self->turn = (self->turn + 1) % LENT;
    return found;
}

/* Whether two runs of numbers are the same; -1 where that cannot be told. Equal numbers may be different objects. */
static int same(PyObject **now, PyObject **before, Py_ssize_t size)
{
    if (!size || !memcmp(now, before, size * sizeof(PyObject *)))
        return 1;
    for (Py_ssize_t i = 0; i < size; i++)
        if (now[i] != before[i]) {
            int equal = PyObject_RichCompareBool(now[i], before[i], Py_EQ);
            if (equal != 1)
                return equal;
        }
    return 1;
}

/* A bit for every list that is not the same in both. */
static PyObject *differing(PyObject *unused, PyObject *const *args, Py_ssize_t count)
{
    if (count != 2 || !PyList_CheckExact(args[0]) || !PyList_CheckExact(args[1]) || PyList_GET_SIZE(args[0]) != PyList_GET_SIZE(args[1]) || PyList_GET_SIZE(args[0]) > 62) {
        PyErr_SetString(PyExc_TypeError, "two lists of lists of the same length are needed, of 62 at most");
        return NULL;
    }
    long long found = 0;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(args[0]); i++) {
        PyObject *now = PyList_GET_ITEM(args[0], i), *before = PyList_GET_ITEM(args[1], i);
        if (now == before)
            continue;
        if (!PyList_CheckExact(now) || !PyList_CheckExact(before)) {
            PyErr_SetString(PyExc_TypeError, "lists of lists are needed");
            return NULL;
        }
        Py_ssize_t size = PyList_GET_SIZE(now);
        int equal = size == PyList_GET_SIZE(before) && same(((PyListObject *)now)->ob_item, ((PyListObject *)before)->ob_item, size);
        if (equal < 0)
            return NULL;
        if (!equal)
            found |= 1LL << i;
    }
    return PyLong_FromLongLong(found);
}

/* A bit for every one of so many seats whose share is not the same in both of some lists, which hold as many entries for each seat. */
static PyObject *seats_differing(PyObject *unused, PyObject *const *args, Py_ssize_t count)
{
    if (count != 4 || !PyList_CheckExact(args[0]) || !PyList_CheckExact(args[1]) || PyList_GET_SIZE(args[0]) != PyList_GET_SIZE(args[1]) || PyList_GET_SIZE(args[0]) > 62) {
        PyErr_SetString(PyExc_TypeError, "two lists of lists of the same length are needed, of 62 at most, and two numbers");
        return NULL;
    }
    long long which = PyLong_AsLongLong(args[2]), seats = PyLong_AsLongLong(args[3]), found = 0;
    if (PyErr_Occurred())
        return NULL;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(args[0]); i++) {
        if (!(which >> i & 1))
            continue;
        PyObject *now = PyList_GET_ITEM(args[0], i), *before = PyList_GET_ITEM(args[1], i);
        if (!PyList_CheckExact(now) || !PyList_CheckExact(before) || seats < 1 || seats > 62 || PyList_GET_SIZE(now) != PyList_GET_SIZE(before)) {
            PyErr_SetString(PyExc_TypeError, "lists of lists of the same lengths are needed, for 1 to 62 seats");
            return NULL;
        }
        Py_ssize_t share = PyList_GET_SIZE(now) / seats;
        for (long long seat = 0; seat < seats; seat++) {
            int equal = same(((PyListObject *)now)->ob_item + seat * share, ((PyListObject *)before)->ob_item + seat * share, share);
            if (equal < 0)
                return NULL;
            if (!equal)
                found |= 1LL << seat;
        }
    }
    return PyLong_FromLongLong(found);
}

/* Makes lists hold the same objects as others do, where a bit of the number asks for it. */
static PyObject *refill(PyObject *unused, PyObject *const *args, Py_ssize_t count)
{
    if (count != 3 || !PyList_CheckExact(args[0]) || !PyList_CheckExact(args[1]) || PyList_GET_SIZE(args[0]) != PyList_GET_SIZE(args[1]) || PyList_GET_SIZE(args[0]) > 62) {
        PyErr_SetString(PyExc_TypeError, "two lists of lists of the same length are needed, of 62 at most, and a number");
        return NULL;
    }
    long long which = PyLong_AsLongLong(args[2]);
    if (which == -1 && PyErr_Occurred())
        return NULL;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(args[0]); i++) {
        PyObject *now = PyList_GET_ITEM(args[0], i), *wanted = PyList_GET_ITEM(args[1], i);
        if (!(which >> i & 1) || now == wanted)
            continue;
        if (!PyList_CheckExact(now) || !PyList_CheckExact(wanted)) {
            PyErr_SetString(PyExc_TypeError, "lists of lists are needed");
            return NULL;
        }
        Py_ssize_t size = PyList_GET_SIZE(wanted);
        if (PyList_GET_SIZE(now) != size) {
            if (PyList_SetSlice(now, 0, PyList_GET_SIZE(now), wanted) < 0)
                return NULL;
            continue;
        }
        for (Py_ssize_t k = 0; k < size; k++) {
            PyObject *old = PyList_GET_ITEM(now, k), *new = PyList_GET_ITEM(wanted, k);
            if (old != new) {
                Py_INCREF(new);
                PyList_SET_ITEM(now, k, new);
                Py_DECREF(old);
            }
        }
    }
    Py_RETURN_NONE;
}

static PyMethodDef module_methods[] = {
    {"differing", (PyCFunction)(void (*)(void))differing, METH_FASTCALL, "A bit for every list that is not the same in both."},
    {"seats_differing", (PyCFunction)(void (*)(void))seats_differing, METH_FASTCALL, "A bit for every seat whose share of some lists is not the same in both."},
    {"refill", (PyCFunction)(void (*)(void))refill, METH_FASTCALL, "Make lists hold what others do, where a bit asks for it."},
    {NULL, NULL, 0, NULL},
};

static PyMethodDef collector_methods[] = {
    {"take", (PyCFunction)collector_take, METH_NOARGS, "Take what the row says now as one more row."},
    {"finish", (PyCFunction)collector_finish, METH_NOARGS, "Hand over what was collected: numbers, places and starts; and begin anew."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject CollectorType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "westward.core._collector.Collector",
    .tp_basicsize = sizeof(Collector),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "Collects what one row of numbers says, again and again, as a matrix.",
    .tp_init = (initproc)collector_init,
    .tp_new = PyType_GenericNew,
    .tp_dealloc = (destructor)collector_dealloc,
    .tp_methods = collector_methods,
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, .m_name = "_collector", .m_doc = "Matrices of rows, collected quickly.", .m_size = -1, .m_methods = module_methods};

PyMODINIT_FUNC PyInit__collector(void)
{
    if (PyType_Ready(&CollectorType) < 0)
        return NULL;
#ifdef DISPATCHED
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi"))
        picking = pick_wide;
#endif
    PyObject *made = PyModule_Create(&module);
    if (made && PyModule_AddObjectRef(made, "Collector", (PyObject *)&CollectorType) < 0)
        Py_CLEAR(made);
    return made;
}
