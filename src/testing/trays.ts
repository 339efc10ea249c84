import { extentOf } from '../puzzle/geometry.ts';
import { lattices, type LatticeId } from '../puzzle/lattices/index.ts';
import { trayOf } from '../view/board/layout.ts';
import { catalogueOnDisk } from './catalogueOnDisk.ts';

/** The trays of the boards of the catalogue on every lattice, with their puzzles, one of each proportion. */
export const trays = (Object.keys(lattices) as LatticeId[]).flatMap((id) => {
  const all = catalogueOnDisk
    .filter(({ puzzle }) => puzzle.lattice === id)
    .map((entry) => ({
      puzzle: entry.id,
      lattice: id,
      tray: trayOf(extentOf(lattices[id], entry.puzzle.board.cells)),
    }));
  const proportion = ({ tray: { width, height } }: (typeof all)[number]): number =>
    Math.round((width / height) * 10);
  return all.filter((one, i) => all.findIndex((it) => proportion(it) === proportion(one)) === i);
});
