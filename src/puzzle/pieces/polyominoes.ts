import { square } from '../lattices/square.ts';
import { drawn, numbered } from './sets.ts';

const small = {
  monomino: `
O1
o`,
  domino: `
I2
oo`,
  tromino: `
I3
ooo

L3
oo
o.`,
  tetromino: `
I4
oooo

O4
oo
oo

T4
ooo
.o.

S4
.oo
oo.

L4
ooo
o..`,
  pentomino: `
F
.oo
oo.
.o.

I
o
o
o
o
o

L
o.
o.
o.
oo

N
o.
o.
oo
.o

P
oo
oo
o.

T
ooo
.o.
.o.

U
o.o
ooo

V
o..
o..
ooo

W
o..
oo.
.oo

X
.o.
ooo
.o.

Y
.o
oo
.o
.o

Z
oo.
.o.
.oo`,
};

/** Up to five cells the pieces have the letters of the field; above that they are numbered. */
export const polyominoes = {
  monomino: drawn(square, small.monomino),
  domino: drawn(square, small.domino),
  tromino: drawn(square, small.tromino),
  tetromino: drawn(square, small.tetromino),
  pentomino: drawn(square, small.pentomino),
  hexomino: numbered(square, 6),
  heptomino: numbered(square, 7),
};
