import { expect, test } from 'vitest';
import { catalogueOnDisk } from '../../testing/catalogueOnDisk.ts';
import { difference } from '../../testing/pictures/colourDifference.ts';
import { rgb } from '../../theme/colour.ts';
import { themes } from '../../theme/index.ts';
import { boardOf, coloursOf } from './board.ts';

const boards = catalogueOnDisk.map(({ id, puzzle }) => ({ id, board: boardOf(puzzle) }));

test.each(Object.values(themes))(
  'in the theme $id a piece that waits without a colour looks like none that it may have, nor like the tray, on any board',
  (theme) => {
    const alike: string[] = [];
    let count = 0;
    for (const { id, board } of boards) {
      const all = coloursOf(theme, board);
      for (const { names, several = [] } of board.palettes)
        for (const [piece, own] of several.entries()) {
          const waiting = rgb(all[names.length - several.length + piece]!);
          count++;
          for (const colour of [...own.map((one) => all[one]!), theme.tray.colour])
            if (difference(waiting, rgb(colour)) <= 8) alike.push(`${id}: ${colour}`);
        }
    }
    expect(alike).toEqual([]);
    expect(count).toBeGreaterThan(20);
  },
);
