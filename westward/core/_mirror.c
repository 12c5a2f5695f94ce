/* Keeps rows of small whole numbers like positions whose lists they show, by what differs from the lists they show now.

A row begins at 0, and every number of a list adds its share to it: so of another number the old share is taken away and the new one added, whatever
else the row has in that place. mirror_plain.py holds the same in Python. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

/* How a number shows, and whose numbers do: see shown.py. */
enum { NUMBER, ONE_OF, DIGITS, LADDER };
enum { EVERYBODYS, OWN, OTHERS };
/* A bit for each list that differs, and above them one for each seat. */
#define LISTS 56
#define SEATS 6
#define FURTHEST 32767
/* As many objects are compared one by one. */
#define SHORT 6

typedef struct {
    long long list, kind, at, width, stride, low, high, part;
    int turned;
    long long bits, factor, whose;
} Way;

/* What a row shows: for which seat, and the numbers of every list. */
typedef struct {
    Py_ssize_t size;
    PyObject **numbers;
} Seen;
typedef struct {
    long long seat;
    Seen lists[LISTS];
} Row;

typedef struct {
    PyObject_HEAD
    Py_buffer values;
    int held;
    Py_ssize_t size, rows;
    long long players;
    /* Bits for lists: that are told by seat, and of which a 0 is shown. */
    unsigned long long by_seat, zeros;
    /* The ways to show numbers, in the order of lists: those of list i from first[i] up to first[i + 1]. */
    Py_ssize_t ways, first[LISTS + 1];
    Way *shown;
    Row *row;
} Mirror;

static void forget(Seen *seen)
{
    for (Py_ssize_t i = 0; i < seen->size; i++)
        Py_XDECREF(seen->numbers[i]);
    PyMem_Free(seen->numbers);
    seen->numbers = NULL;
    seen->size = 0;
}

static void mirror_dealloc(Mirror *self)
{
    for (Py_ssize_t row = 0; self->row && row < self->rows; row++)
        for (int list = 0; list < LISTS; list++)
            forget(&self->row[row].lists[list]);
    PyMem_Free(self->row);
    PyMem_Free(self->shown);
    if (self->held)
        PyBuffer_Release(&self->values);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

/* Reads the ways to show numbers, in the order of lists. */
static int read_shown(Mirror *self, PyObject *shown)
{
    self->ways = PyList_GET_SIZE(shown);
    self->shown = PyMem_Calloc(self->ways + 1, sizeof(Way));
    if (!self->shown) {
        PyErr_NoMemory();
        return -1;
    }
    for (Py_ssize_t i = 0; i < self->ways; i++) {
        Way *w = self->shown + i;
        if (!PyArg_ParseTuple(PyList_GET_ITEM(shown, i), "LLLLLLLLpLLL", &w->list, &w->kind, &w->at, &w->width, &w->stride, &w->low, &w->high, &w->part, &w->turned, &w->bits, &w->factor, &w->whose))
            return -1;
        if (w->list < 0 || w->list >= LISTS || (i && w->list < w[-1].list) || w->part < 1 || w->width < 0) {
            PyErr_SetString(PyExc_ValueError, "what is shown is told list by list, and rooms are not negative");
            return -1;
        }
        if (w->kind == ONE_OF && w->low <= 0 && w->high > 0)
            self->zeros |= 1ULL << w->list;
    }
    Py_ssize_t way = 0;
    for (int list = 0; list <= LISTS; list++) {
        while (way < self->ways && self->shown[way].list < list)
            way++;
        self->first[list] = way;
    }
    return 0;
}

static int mirror_init(Mirror *self, PyObject *args, PyObject *names)
{
    static char *words[] = {"values", "size", "players", "by_seat", "shown", NULL};
    PyObject *values, *shown;
    if (self->held) {
        PyErr_SetString(PyExc_ValueError, "a mirror has its rows already");
        return -1;
    }
    if (!PyArg_ParseTupleAndKeywords(args, names, "OnLKO!", words, &values, &self->size, &self->players, &self->by_seat, &PyList_Type, &shown))
        return -1;
    /* A vec lends its memory for reading only, since others than its owner may ask for it: here the owner asks, whose other numbers are written there too. */
    if (PyObject_GetBuffer(values, &self->values, PyBUF_SIMPLE) < 0)
        return -1;
    self->held = 1;
    if (self->size < 1 || self->values.len % (self->size * (Py_ssize_t)sizeof(int16_t)) || self->players < 1 || self->players > SEATS) {
        PyErr_SetString(PyExc_ValueError, "whole rows are needed, for 1 to 6 seats");
        return -1;
    }
    self->rows = self->values.len / (self->size * (Py_ssize_t)sizeof(int16_t));
    self->row = PyMem_Calloc(self->rows, sizeof(Row));
    if (!self->row) {
        PyErr_NoMemory();
        return -1;
    }
    for (Py_ssize_t row = 0; row < self->rows; row++)
        self->row[row].seat = -1;
    return read_shown(self, shown);
}

/* Adds to one number of a row. */
static inline int add(const Mirror *self, int16_t *row, long long place, long long number)
{
    if (place < 0 || place >= self->size) {
        PyErr_Format(PyExc_IndexError, "a row has no place %lld", place);
        return -1;
    }
    long long sum = row[place] + number;
    if (sum > FURTHEST || sum < -FURTHEST) {
        PyErr_Format(PyExc_OverflowError, "%lld does not fit into a tensor", sum);
        return -1;
    }
    row[place] = (int16_t)sum;
    return 0;
}

/* A number of a list: which one it is, of which seat's as seen from the one that looks, and what it was and is; `had` where it was any. */
typedef struct {
    long long seat, turn, k, share, was, is;
    int list, had;
} Change;

/* A whole number as one of the machine; most are small. */
static inline long long number_of(PyObject *number)
{
#if PY_VERSION_HEX >= 0x030C0000
    if (PyLong_CheckExact(number) && PyUnstable_Long_IsCompact((PyLongObject *)number))
        return PyUnstable_Long_CompactValue((PyLongObject *)number);
#else
    if (PyLong_CheckExact(number) && (size_t)(Py_SIZE(number) + 1) < 3)
        return Py_SIZE(number) * (long long)((PyLongObject *)number)->ob_digit[0];
#endif
    return PyLong_AsLongLong(number);
}

/* Where one of several places is marked for a number, -1 for none. */
static inline long long marked(const Mirror *self, const Way *w, long long seat, long long number)
{
    if (number < w->low || number >= w->high)
        return -1;
    long long which = number - w->low;
    if (w->part > 1)
        which /= w->part;
    if (w->turned)
        return (which - seat + self->players) % self->players;
    return which < w->width ? which : which % w->width;
}

/* Lets a row show a change in one way. */
static inline int show(const Mirror *self, int16_t *row, const Way *w, const Change *c)
{
    if ((w->whose == OWN && c->turn) || (w->whose == OTHERS && !c->turn))
        return 0;
    long long at = w->at + c->turn * (w->stride < 0 ? c->share * w->width : w->stride) + c->k * w->width, was = c->was, is = c->is;
    if (w->kind == NUMBER)
        return is != was ? add(self, row, at, w->factor * (is - was)) : 0;
    if (w->kind == ONE_OF) {
        long long old = c->had ? marked(self, w, c->seat, was) : -1, now = marked(self, w, c->seat, is);
        if (old >= 0 && add(self, row, at + old, -w->factor) < 0)
            return -1;
        return now >= 0 ? add(self, row, at + now, w->factor) : 0;
    }
    if (w->kind == DIGITS) {
        long long mask = (1LL << w->bits) - 1;
        for (; is | was; is >>= w->bits, was >>= w->bits, at++)
            if ((is & mask) != (was & mask) && add(self, row, at, w->factor * ((is & mask) - (was & mask))) < 0)
                return -1;
        return 0;
    }
    was = was < 0 ? 0 : was > w->width ? w->width : was;
    is = is < 0 ? 0 : is > w->width ? w->width : is;
    for (long long rung = was; rung < is; rung++)
        if (add(self, row, at + rung, w->factor) < 0)
            return -1;
    for (long long rung = is; rung < was; rung++)
        if (add(self, row, at + rung, -w->factor) < 0)
            return -1;
    return 0;
}

/* Lets a row show a change in all ways of its list. */
static int show_all(const Mirror *self, int16_t *row, const Change *c)
{
    for (Py_ssize_t way = self->first[c->list]; way < self->first[c->list + 1]; way++)
        if (show(self, row, self->shown + way, c) < 0)
            return -1;
    return 0;
}

/* How many numbers of a list are one seat's, or all. */
static inline long long share_of(const Mirror *self, int list, Py_ssize_t size)
{
    return self->by_seat >> list & 1 ? (long long)size / self->players : (long long)size;
}

/* Which number of a list the i-th is: whose, and which of that seat's. Gives the seat, -1 where the list is nobody's. */
static inline long long place_of(const Mirror *self, Change *c, Py_ssize_t i)
{
    c->turn = 0;
    c->k = (long long)i;
    if (!(self->by_seat >> c->list & 1))
        return -1;
    /* Seats are few: to subtract is quicker than to divide. */
    long long owner = 0;
    for (; c->k >= c->share; owner++)
        c->k -= c->share;
    c->turn = owner < c->seat ? owner - c->seat + self->players : owner - c->seat;
    return owner;
}

/* Exchanges the number that a row shows; 1 if it is another one, -1 if that fails. A row that is shown anew shows none yet. */
static inline int exchange(const Mirror *self, int16_t *row, Change *c, PyObject **seen, PyObject *now, int anew)
{
    c->had = *seen && !anew;
    c->was = c->had ? number_of(*seen) : 0;
    c->is = number_of(now);
    if (c->is == -1 && PyErr_Occurred())
        return -1;
    int other = !c->had || c->was != c->is;
    /* Most numbers are 0, and most ways show none of it. */
    if (other && (c->was | c->is || self->zeros >> c->list & 1) && show_all(self, row, c) < 0)
        return -1;
    if (*seen != now) {
        PyObject *old = *seen;
        Py_INCREF(now);
        *seen = now;
        Py_XDECREF(old);
    }
    return other;
}

/* Takes away all that a row shows of lists. */
static void wipe(const Mirror *self, const Row *row, int16_t *values)
{
    for (Py_ssize_t way = 0; way < self->ways; way++) {
        const Way *w = self->shown + way;
        Py_ssize_t size = row->lists[w->list].size;
        long long share = share_of(self, (int)w->list, size), width = w->width ? share * w->width : 1;
        for (long long seat = 0; size && seat < (self->by_seat >> w->list & 1 ? self->players : 1); seat++) {
            long long at = w->at + seat * (w->stride < 0 ? share * w->width : w->stride);
            if (at >= 0 && at < self->size)
                memset(values + at, 0, (at + width <= self->size ? width : self->size - at) * sizeof *values);
        }
    }
}

/* Makes room for as many numbers as a list has; 1 if it had as many. */
static int fit(const Mirror *self, int list, Seen *seen, Py_ssize_t size)
{
    if (seen->size == size)
        return 1;
    if (seen->size && self->first[list] != self->first[list + 1]) {
        PyErr_SetString(PyExc_ValueError, "a list that is shown keeps its length");
        return -1;
    }
    forget(seen);
    seen->numbers = PyMem_Calloc(size + 1, sizeof(PyObject *));
    if (!seen->numbers) {
        PyErr_NoMemory();
        return -1;
    }
    seen->size = size;
    return 0;
}

/* Whether two runs hold the same objects. */
static inline int same(PyObject *const *now, PyObject *const *before, Py_ssize_t size)
{
    if (size > SHORT)
        return !memcmp(now, before, size * sizeof(PyObject *));
    for (Py_ssize_t i = 0; i < size; i++)
        if (now[i] != before[i])
            return 0;
    return 1;
}

/* The first place from i on where two runs have other objects, or the end. */
static inline Py_ssize_t next_other(PyObject *const *now, PyObject *const *before, Py_ssize_t i, Py_ssize_t size)
{
#if defined(__SSE2__)
    for (; i + 8 <= size; i += 8) {
        __m128i equal = _mm_cmpeq_epi32(_mm_loadu_si128((const __m128i *)(now + i)), _mm_loadu_si128((const __m128i *)(before + i)));
        for (int k = 2; k < 8; k += 2)
            equal = _mm_and_si128(equal, _mm_cmpeq_epi32(_mm_loadu_si128((const __m128i *)(now + i + k)), _mm_loadu_si128((const __m128i *)(before + i + k))));
        if (_mm_movemask_epi8(equal) != 0xffff)
            break;
    }
#endif
    while (i < size && now[i] == before[i])
        i++;
    return i;
}

/* Lets a row show what a list holds that does not hold the same objects as before; which bits stand for what is something else. */
static int follow_list(const Mirror *self, Row *row, int16_t *values, int list, PyObject *const *numbers, Py_ssize_t size, int anew, unsigned long long *found)
{
    Seen *seen = row->lists + list;
    if (self->by_seat >> list & 1 && size % self->players) {
        PyErr_SetString(PyExc_ValueError, "a list by seat holds as many numbers for each");
        return -1;
    }
    int as_many = fit(self, list, seen, size);
    if (as_many < 0)
        return -1;
    int any = !as_many;
    unsigned seats = 0;
    Change c = {.list = list, .seat = row->seat, .share = share_of(self, list, size)};
    for (Py_ssize_t i = anew ? 0 : next_other(numbers, seen->numbers, 0, size); i < size; i = anew ? i + 1 : next_other(numbers, seen->numbers, i + 1, size)) {
        long long owner = place_of(self, &c, i);
        int other = exchange(self, values, &c, seen->numbers + i, numbers[i], anew);
        if (other < 0)
            return -1;
        any |= other;
        seats |= (unsigned)other << (owner + 1);
    }
    *found |= (unsigned long long)any << list | (unsigned long long)(seats >> 1) << LISTS;
    return 0;
}

/* Lets a row show what some lists hold, the first of which has a number. */
static int follow_lists(const Mirror *self, Row *row, int16_t *values, PyObject *lists, Py_ssize_t first, int anew, unsigned long long *found)
{
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(lists); i++) {
        PyObject *list = PyList_GET_ITEM(lists, i);
        const Seen *seen = row->lists + first + i;
        if (!PyList_CheckExact(list)) {
            PyErr_SetString(PyExc_TypeError, "lists of lists are needed");
            return -1;
        }
        PyObject **numbers = ((PyListObject *)list)->ob_item;
        Py_ssize_t size = PyList_GET_SIZE(list);
        int shown = self->first[first + i] != self->first[first + i + 1];
        if (size == seen->size && !(anew && shown) && same(numbers, seen->numbers, size))
            continue;
        if (follow_list(self, row, values, (int)(first + i), numbers, size, anew && shown, found) < 0)
            return -1;
    }
    return 0;
}

static PyObject *mirror_follow(Mirror *self, PyObject *const *args, Py_ssize_t count)
{
    if (count != 4 || !PyList_CheckExact(args[2]) || !PyList_CheckExact(args[3]) || PyList_GET_SIZE(args[2]) + PyList_GET_SIZE(args[3]) > LISTS) {
        PyErr_SetString(PyExc_TypeError, "a row, a seat and two lists of lists are needed, of 56 at most");
        return NULL;
    }
    Py_ssize_t number = PyLong_AsSsize_t(args[0]);
    long long seat = PyLong_AsLongLong(args[1]);
    if (PyErr_Occurred())
        return NULL;
    if (number < 0 || number >= self->rows || seat < 0 || seat >= self->players) {
        PyErr_Format(PyExc_IndexError, "there is no row %zd or no seat %lld", number, seat);
        return NULL;
    }
    Row *row = self->row + number;
    int16_t *values = (int16_t *)self->values.buf + number * self->size;
    unsigned long long found = 0;
    int anew = row->seat != seat;
    if (anew)
        wipe(self, row, values);
    row->seat = seat;
    if (follow_lists(self, row, values, args[2], 0, anew, &found) < 0 || follow_lists(self, row, values, args[3], PyList_GET_SIZE(args[2]), anew, &found) < 0) {
        row->seat = -1; /* what it shows by halves is wiped away next time */
        return NULL;
    }
    return PyLong_FromLongLong(anew ? -1 : (long long)found);
}

/* Lets a list hold the same objects as another; whether it held others, -1 if that fails. */
static int refill(PyObject *now, PyObject *wanted)
{
    if (!PyList_CheckExact(now) || !PyList_CheckExact(wanted)) {
        PyErr_SetString(PyExc_TypeError, "lists of lists are needed");
        return -1;
    }
    Py_ssize_t size = PyList_GET_SIZE(wanted);
    if (PyList_GET_SIZE(now) != size)
        return PyList_SetSlice(now, 0, PyList_GET_SIZE(now), wanted) < 0 ? -1 : 1;
    PyObject **here = ((PyListObject *)now)->ob_item, **there = ((PyListObject *)wanted)->ob_item;
    if (same(here, there, size))
        return 0;
    for (Py_ssize_t i = next_other(here, there, 0, size); i < size; i = next_other(here, there, i + 1, size)) {
        PyObject *old = here[i];
        Py_INCREF(there[i]);
        here[i] = there[i];
        Py_DECREF(old);
    }
    return 1;
}

/* Makes lists hold what others do, where a bit asks for it; a bit for each that held something else. */
static PyObject *restore(PyObject *unused, PyObject *const *args, Py_ssize_t count)
{
    if (count != 3 || !PyList_CheckExact(args[0]) || !PyList_CheckExact(args[1]) || PyList_GET_SIZE(args[0]) != PyList_GET_SIZE(args[1]) || PyList_GET_SIZE(args[0]) > LISTS) {
        PyErr_SetString(PyExc_TypeError, "two lists of lists of the same length are needed, of 56 at most, and a number");
        return NULL;
    }
    long long which = PyLong_AsLongLong(args[2]), found = 0;
    if (which == -1 && PyErr_Occurred())
        return NULL;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(args[0]); i++) {
        int other = which >> i & 1 ? refill(PyList_GET_ITEM(args[0], i), PyList_GET_ITEM(args[1], i)) : 0;
        if (other < 0)
            return NULL;
        found |= (long long)other << i;
    }
    return PyLong_FromLongLong(found);
}

static PyMethodDef module_methods[] = {
    {"restore", (PyCFunction)(void (*)(void))restore, METH_FASTCALL, "Make lists hold what others do, where a bit asks for it; a bit for each that held something else."},
    {NULL, NULL, 0, NULL},
};

static PyMethodDef mirror_methods[] = {
    {"follow", (PyCFunction)(void (*)(void))mirror_follow, METH_FASTCALL, "Let a row show, for a seat, what lists hold now; which lists and whose differ from before."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject MirrorType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "westward.core._mirror.Mirror",
    .tp_basicsize = sizeof(Mirror),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "Keeps rows of numbers like the lists they show.",
    .tp_init = (initproc)mirror_init,
    .tp_new = PyType_GenericNew,
    .tp_dealloc = (destructor)mirror_dealloc,
    .tp_methods = mirror_methods,
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, .m_name = "_mirror", .m_doc = "Rows that follow lists.", .m_size = -1, .m_methods = module_methods};

PyMODINIT_FUNC PyInit__mirror(void)
{
    if (PyType_Ready(&MirrorType) < 0)
        return NULL;
    PyObject *made = PyModule_Create(&module);
    if (made && PyModule_AddObjectRef(made, "Mirror", (PyObject *)&MirrorType) < 0)
        Py_CLEAR(made);
    return made;
}
