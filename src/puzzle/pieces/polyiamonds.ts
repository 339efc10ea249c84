import { triangle } from '../lattices/triangle.ts';
import { drawn, numbered } from './sets.ts';

const small = {
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
  moniamond: drawn(triangle, small.moniamond),
  diamond: drawn(triangle, small.diamond),
  triamond: drawn(triangle, small.triamond),
  tetriamond: drawn(triangle, small.tetriamond),
  pentiamond: drawn(triangle, small.pentiamond),
  hexiamond: drawn(triangle, small.hexiamond),
  heptiamond: numbered(triangle, 7),
  octiamond: numbered(triangle, 8),
};
