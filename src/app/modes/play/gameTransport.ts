import { lineOf, pathTo, type Game } from '../../../game/tree.ts';
import { LineTransport } from '../kit/lineTransport.ts';

/** Steers a game along its line, from the empty board to the last position that can be redone. */
export const gameTransport = (game: () => Game, goTo: (node: number) => void): LineTransport =>
  new LineTransport(
    () => {
      const { nodes, at } = game();
      return { at: pathTo(nodes, at).length - 1, last: lineOf(game()).length - 1 };
    },
    (at) => goTo(lineOf(game())[at]!),
  );
