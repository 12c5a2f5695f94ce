/* Collects rows of small whole numbers as float32 matrices, whole or only what is not 0.

Rows are written again and again into the same buffer by a game's tensor; a Collector takes what one of them says now. What was collected is handed over as
memory that NumPy and PyTorch use as it is. collector_plain.py holds the same in Python. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#if defined(__x86_64__) && defined(__gnu_linux__) && defined(__GNUC__) && !defined(__clang__)
#define WIDE __attribute__((target_clones("avx2", "default")))
#else
#define WIDE
#endif
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

enum { NUMBERS, PLACES, STARTS, PARTS };
#define LENT 2
/* Sparse rows are looked through by so many numbers at a time. */
#define BLOCK 64

/* What a row said when it was taken last, and where that stands in the matrix: from `at` on, with the numbers of each block from `starts`
   on. There is room to mark blocks. */
typedef struct {
    int taken;
    Py_ssize_t at;
    int16_t *said;
    int32_t *starts;
    uint64_t *marks;
} Last;

typedef struct {
    PyObject_HEAD
    Py_buffer buffer, scale;
    int held, sparse;
    Py_ssize_t size, rows, used;
    /* How many numbers the last matrix had: the next one will have about as many. */
    Py_ssize_t usual;
    /* Whole rows, or the numbers that are not 0 with their places and where each row begins. */
    PyObject *made[PARTS];
    /* What was handed over lately: once nobody else has it any more its memory is written again, which is much quicker than to ask for other. */
    PyObject *lent[LENT][PARTS];
    int turn, returned;
    /* By number of the row: rows that come after one another differ by little. */
    Last *last;
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

/* How many rows there are to take from. */
static Py_ssize_t rows_of(const Collector *self)
{
    return self->buffer.len / (self->size * (Py_ssize_t)sizeof(int16_t));
}

/* Room for what every row said last, where rows are taken without zeros. */
static int make_last(Collector *self)
{
    if (!self->sparse)
        return 0;
    self->last = PyMem_Calloc(rows_of(self), sizeof(Last));
    for (Py_ssize_t row = 0; self->last && row < rows_of(self); row++) {
        self->last[row].said = PyMem_Calloc(self->size, sizeof(int16_t));
        self->last[row].starts = PyMem_Calloc(self->size / BLOCK + 2, sizeof(int32_t));
        self->last[row].marks = PyMem_Calloc(self->size / BLOCK / 64 + 2, sizeof(uint64_t));
        if (!self->last[row].said || !self->last[row].starts || !self->last[row].marks) {
            PyErr_NoMemory();
            return -1;
        }
    }
    if (!self->last)
        PyErr_NoMemory();
    return self->last ? 0 : -1;
}

static int collector_init(Collector *self, PyObject *args, PyObject *names)
{
    static char *words[] = {"rows", "scale", "sparse", NULL};
    PyObject *buffer, *scale;
    if (self->held) {
        PyErr_SetString(PyExc_ValueError, "a collector has its rows already");
        return -1;
    }
    if (!PyArg_ParseTupleAndKeywords(args, names, "OOp", words, &buffer, &scale, &self->sparse))
        return -1;
    if (PyObject_GetBuffer(buffer, &self->buffer, PyBUF_SIMPLE) < 0)
        return -1;
    if (PyObject_GetBuffer(scale, &self->scale, PyBUF_SIMPLE) < 0) {
        PyBuffer_Release(&self->buffer);
        return -1;
    }
    self->held = 1;
    self->size = self->scale.len / (Py_ssize_t)sizeof(float);
    if (!self->size || self->buffer.len % (self->size * (Py_ssize_t)sizeof(int16_t))) {
        PyErr_Format(PyExc_ValueError, "%zd numbers are no whole rows of %zd", self->buffer.len / (Py_ssize_t)sizeof(int16_t), self->size);
        return -1;
    }
    return make_last(self) < 0 ? -1 : ready(self);
}

static void collector_dealloc(Collector *self)
{
    for (Py_ssize_t row = 0; self->last && row < rows_of(self); row++) {
        PyMem_Free(self->last[row].said);
        PyMem_Free(self->last[row].starts);
        PyMem_Free(self->last[row].marks);
    }
    PyMem_Free(self->last);
    if (self->held) {
        PyBuffer_Release(&self->buffer);
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

/* Which of the numbers of a block are not 0, the lowest bit for the first. */
static inline uint64_t some_of(const int16_t *row)
{
    uint64_t found = 0;
#if defined(__SSE2__)
    const __m128i none = _mm_setzero_si128();
    for (int i = 0; i < BLOCK; i += 16) {
        __m128i low = _mm_cmpeq_epi16(_mm_loadu_si128((const __m128i *)(row + i)), none);
        __m128i high = _mm_cmpeq_epi16(_mm_loadu_si128((const __m128i *)(row + i + 8)), none);
        found |= (uint64_t)(uint32_t)_mm_movemask_epi8(_mm_packs_epi16(low, high)) << i;
    }
    return ~found;
#else
    static const int16_t none[BLOCK];
    if (memcmp(row, none, sizeof none))
        for (int i = 0; i < BLOCK; i++)
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

/* Marks the blocks in which a row says something else than before. */
static inline void mark_others(uint64_t *marks, const int16_t *restrict row, const int16_t *restrict said, Py_ssize_t size)
{
    Py_ssize_t block = 0;
    for (; (block + 1) * BLOCK <= size; block++) {
        int16_t other = 0;
        for (int i = 0; i < BLOCK; i++)
            other |= row[block * BLOCK + i] ^ said[block * BLOCK + i];
        marks[block / 64] |= (uint64_t)(other != 0) << block % 64;
    }
    Py_ssize_t rest = size - block * BLOCK;
    if (rest && memcmp(row + block * BLOCK, said + block * BLOCK, rest * sizeof *row))
        marks[block / 64] |= (uint64_t)1 << block % 64;
}

/* Puts down the numbers of a block. */
static inline Py_ssize_t pick(Py_ssize_t first, Py_ssize_t size, int32_t *restrict places, float *restrict numbers, const int16_t *restrict row, const float *restrict scale)
{
    if (first + BLOCK <= size)
        return put_down(some_of(row + first), first, places, numbers, row, scale);
    Py_ssize_t count = 0;
    for (; first < size; first++)
        count += put_down(row[first] != 0, first, places + count, numbers + count, row, scale);
    return count;
}

/* Where the numbers of a row come from and go to: the places and numbers of the matrix so far, those of the row from `used` on. */
typedef struct {
    int32_t *places;
    float *numbers;
    Py_ssize_t used, count;
} Target;

/* Copies numbers as they stood when the row was taken last, and moves where the blocks up to one begin. */
static inline void copy_last(Last *last, Target *to, Py_ssize_t from, Py_ssize_t done, Py_ssize_t block)
{
    Py_ssize_t length = last->starts[block] - from;
    memcpy(to->places + to->used + to->count, to->places + last->at + from, length * sizeof *to->places);
    memcpy(to->numbers + to->used + to->count, to->numbers + last->at + from, length * sizeof *to->numbers);
    to->count += length;
    int32_t moved = (int32_t)(to->count - last->starts[block]);
    for (Py_ssize_t i = done; i <= block; i++)
        last->starts[i] += moved;
}

/* Puts down the numbers of a row: of blocks in which it says the same as when it was taken last as they stand there, as many at a time as there are. */
WIDE static Py_ssize_t gather(Last *last, int32_t *places, float *numbers, Py_ssize_t used, const int16_t *row, const float *scale, Py_ssize_t size)
{
    Py_ssize_t blocks = (size + BLOCK - 1) / BLOCK, from = 0, done = 0;
    Target to = {places, numbers, used, 0};
    if (last->taken) {
        memset(last->marks, 0, (blocks / 64 + 1) * sizeof *last->marks);
        mark_others(last->marks, row, last->said, size);
    } else {
        memset(last->marks, 0xff, (blocks / 64 + 1) * sizeof *last->marks);
        memset(last->starts, 0, (blocks + 1) * sizeof *last->starts);
    }
    for (Py_ssize_t word = 0; word * 64 < blocks; word++)
        for (uint64_t marks = last->marks[word]; marks; marks &= marks - 1) {
            Py_ssize_t block = word * 64 + lowest(marks), first = block * BLOCK;
            if (block >= blocks)
                break;
            copy_last(last, &to, from, done, block);
            from = last->starts[block + 1];
            done = block + 1;
            to.count += pick(first, size, places + used + to.count, numbers + used + to.count, row, scale);
            memcpy(last->said + first, row + first, (first + BLOCK <= size ? BLOCK : size - first) * sizeof *row);
        }
    copy_last(last, &to, from, done, blocks);
    last->at = used;
    last->taken = 1;
    return to.count;
}

static PyObject *collector_take(Collector *self, PyObject *which)
{
    const Py_ssize_t width = sizeof(float);
    Py_ssize_t size = self->size, number = PyLong_AsSsize_t(which);
    if (number == -1 && PyErr_Occurred())
        return NULL;
    if (number < 0 || number >= rows_of(self)) {
        PyErr_Format(PyExc_IndexError, "there is no row %zd", number);
        return NULL;
    }
    const int16_t *row = (const int16_t *)self->buffer.buf + number * size;
    /* One number more than a row has, so that there is something where there are no numbers. */
    Py_ssize_t usual = (self->usual + size + 1) * width;
    if (ready(self) < 0 || make_room(self->made[NUMBERS], (self->used + size + 1) * width, usual) < 0)
        return NULL;
    float *numbers = (float *)PyByteArray_AS_STRING(self->made[NUMBERS]) + self->used;
    if (!self->sparse) {
        spread(numbers, row, self->scale.buf, size);
        self->used += size;
    } else {
        if (make_room(self->made[PLACES], (self->used + size + 1) * width, usual) < 0 || make_room(self->made[STARTS], (self->rows + 2) * width, 0) < 0)
            return NULL;
        if (self->used > INT32_MAX - size) {
            PyErr_SetString(PyExc_OverflowError, "too many rows for one matrix");
            return NULL;
        }
        self->used += gather(self->last + number, (int32_t *)PyByteArray_AS_STRING(self->made[PLACES]), (float *)PyByteArray_AS_STRING(self->made[NUMBERS]), self->used, row, self->scale.buf, size);
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
    for (Py_ssize_t row = 0; self->last && row < rows_of(self); row++)
        self->last[row].taken = 0;
    for (int part = 0; part < PARTS; part++) {
        PyObject *old = self->lent[self->turn][part];
        self->lent[self->turn][part] = self->made[part];
        self->made[part] = NULL;
        Py_XDECREF(old);
    }
    self->turn = (self->turn + 1) % LENT;
    return found;
}

static PyMethodDef collector_methods[] = {
    {"take", (PyCFunction)collector_take, METH_O, "Take what a row says now as one more row."},
    {"finish", (PyCFunction)collector_finish, METH_NOARGS, "Hand over what was collected: numbers, places and starts; and begin anew."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject CollectorType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "westward.core._collector.Collector",
    .tp_basicsize = sizeof(Collector),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "Collects what rows of numbers say, again and again, as a matrix.",
    .tp_init = (initproc)collector_init,
    .tp_new = PyType_GenericNew,
    .tp_dealloc = (destructor)collector_dealloc,
    .tp_methods = collector_methods,
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, .m_name = "_collector", .m_doc = "Matrices of rows, collected quickly.", .m_size = -1};

PyMODINIT_FUNC PyInit__collector(void)
{
    if (PyType_Ready(&CollectorType) < 0)
        return NULL;
    PyObject *made = PyModule_Create(&module);
    if (made && PyModule_AddObjectRef(made, "Collector", (PyObject *)&CollectorType) < 0)
        Py_CLEAR(made);
    return made;
}
