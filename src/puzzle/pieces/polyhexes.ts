import { hexagon } from '../lattices/hexagon.ts';
import { drawn, numbered } from './sets.ts';

const small = {
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
  monohex: drawn(hexagon, small.monohex),
  dihex: drawn(hexagon, small.dihex),
  trihex: drawn(hexagon, small.trihex),
  tetrahex: drawn(hexagon, small.tetrahex),
  pentahex: numbered(hexagon, 5),
  hexahex: numbered(hexagon, 6),
};
