import { hexagon } from '../lattices/hexagon.ts';
import { square } from '../lattices/square.ts';
import { triangle } from '../lattices/triangle.ts';
import { drawn, numbered } from './sets.ts';

const polyominoesDrawn = {
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
  monomino: drawn(square, polyominoesDrawn.monomino),
  domino: drawn(square, polyominoesDrawn.domino),
  tromino: drawn(square, polyominoesDrawn.tromino),
  tetromino: drawn(square, polyominoesDrawn.tetromino),
  pentomino: drawn(square, polyominoesDrawn.pentomino),
  hexomino: numbered(square, 6),
  heptomino: numbered(square, 7),
};

const polyiamondsDrawn = {
  moniamond: `
T1
^`,
  diamond: `
D2
^v`,
  triamond: `
I3
^v^`,
  tetriamond: `
I4
^v^v

C4
^v^
v

T4
.^
^v^`,
  pentiamond: `
I5
^v^v^

C5
^v^
v^

J5
^v^v
v

L5
.^
^v^v`,
  hexiamond: `
Bar
^v^v^v

Crook
^v^v^
v

Crown
^v^v^
..v

Sphinx
...^
^v^v^

Snake
...^
^v^v
v

Yacht
.^.^
^v^v

Chevron
...^v
^v^v

Signpost
^v^v
..v^

Lobster
.^v
^v^v

Hook
..v^
^v^v

Hexagon
^v^
v^v

Butterfly
.^
^v^v
..v`,
};

/**
 * Up to five cells the pieces have letters that look like them, and hexiamonds the names of the
 * field; above that they are numbered.
 */
export const polyiamonds = {
  moniamond: drawn(triangle, polyiamondsDrawn.moniamond),
  diamond: drawn(triangle, polyiamondsDrawn.diamond),
  triamond: drawn(triangle, polyiamondsDrawn.triamond),
  tetriamond: drawn(triangle, polyiamondsDrawn.tetriamond),
  pentiamond: drawn(triangle, polyiamondsDrawn.pentiamond),
  hexiamond: drawn(triangle, polyiamondsDrawn.hexiamond),
  heptiamond: numbered(triangle, 7),
  octiamond: numbered(triangle, 8),
};

const polyhexesDrawn = {
  monohex: `
O1
o`,
  dihex: `
I2
o o`,
  trihex: `
I3
o o o

V3
o o
   o

A3
 o
o o`,
  tetrahex: `
Bar
o o o o

Worm
o o o
     o

Pistol
o o o
 o

Propeller
   o
o o
   o

Arch
 o o
o   o

Bee
 o o
o o

Wave
o o
   o o`,
};

/**
 * Up to three cells the pieces have letters that look like them, and tetrahexes the names of the
 * field; above that they are numbered.
 */
export const polyhexes = {
  monohex: drawn(hexagon, polyhexesDrawn.monohex),
  dihex: drawn(hexagon, polyhexesDrawn.dihex),
  trihex: drawn(hexagon, polyhexesDrawn.trihex),
  tetrahex: drawn(hexagon, polyhexesDrawn.tetrahex),
  pentahex: numbered(hexagon, 5),
  hexahex: numbered(hexagon, 6),
};
