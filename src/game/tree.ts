/** A move: a placement that comes off the board, one that comes to lie there, or one after the other. */
export interface Move {
  readonly off?: number;
  readonly on?: number;
}

/** A position that a game came to, and the move that led there. */
export interface GameNode {
  /** The node before, whose number is smaller; undefined at the root. */
  readonly parent: number | undefined;
  readonly move: Move;
  /** The child visited last, to which a move is redone; undefined if there is none. */
  readonly last: number | undefined;
  /** Whether the piece was given, rather than laid by the person. */
  readonly isGiven?: true;
}

/**
 * A game as plain data: all moves ever made, as a tree. On the way from the root to the position at hand, each
 * node's child visited last is the next one.
 *
 * A move copies the list of nodes but none of them: some kilobytes, and microseconds, after thousands of moves.
 */
export interface Game {
  /** Node 0 is the board before the first move. */
  readonly nodes: readonly GameNode[];
  /** The node of the position at hand. */
  readonly at: number;
}

export const newGame: Game = {
  nodes: [{ parent: undefined, move: {}, last: undefined }],
  at: 0,
};

/**
 * The game after a move; it goes to the node of the same move, if it was made here before.
 *
 * @param isGiven whether it is made by nobody, if it is a new one
 */
export function moved({ nodes, at }: Game, move: Move, isGiven = false): Game {
  // Children come after their parents.
  let next = at + 1;
  while (next < nodes.length && !(nodes[next]!.parent === at && isSame(nodes[next]!.move, move)))
    next++;
  const visited = [...nodes];
  visited[at] = { ...nodes[at]!, last: next };
  visited[next] ??= { parent: at, move, last: undefined, ...(isGiven && { isGiven }) };
  return { nodes: visited, at: next };
}

const isSame = (one: Move, other: Move): boolean => one.off === other.off && one.on === other.on;

/** The game before its last move; the same at the root. */
export const undone = (game: Game): Game => ({ ...game, at: game.nodes[game.at]!.parent ?? 0 });

/** The game after the move that was undone, or the one visited last; the same if there is none. */
export const redone = (game: Game): Game => ({
  ...game,
  at: game.nodes[game.at]!.last ?? game.at,
});

/** The game at another of its nodes. */
export function wentTo({ nodes }: Game, node: number): Game {
  const visited = [...nodes];
  for (const [at, next] of pairs(pathTo(nodes, node)))
    visited[at] = { ...visited[at]!, last: next };
  return { nodes: visited, at: node };
}

const pairs = (path: readonly number[]): (readonly [at: number, next: number])[] =>
  path.slice(1).map((next, i) => [path[i]!, next]);

/** The nodes from the root to a node. */
export function pathTo(nodes: Game['nodes'], node: number): number[] {
  const path: number[] = [];
  for (let at: number | undefined = node; at !== undefined; at = nodes[at]!.parent) path.push(at);
  return path.toReversed();
}

/** The nodes from the root through the position at hand to the end of what can be redone. */
export function lineOf({ nodes, at }: Game): number[] {
  const line = pathTo(nodes, at);
  for (let next = nodes[at]!.last; next !== undefined; next = nodes[next]!.last) line.push(next);
  return line;
}

/** The placements that lie at a node, in the order in which they were laid. */
export function laidAt({ nodes, at }: Game, node = at): number[] {
  let laid: readonly number[] = [];
  for (const one of pathTo(nodes, node)) laid = after(laid, nodes[one]!.move);
  return [...laid];
}

/** Whether any of the pieces that lie was given. */
export function hasGiven({ nodes, at }: Game): boolean {
  const given = new Set<number>();
  for (const node of pathTo(nodes, at)) {
    const { move, isGiven } = nodes[node]!;
    given.delete(move.off ?? -1);
    if (isGiven) given.add(move.on!);
  }
  return given.size > 0;
}

/** The placements that lie after a move. */
export function after(laid: readonly number[], { off, on }: Move): readonly number[] {
  const stay = off === undefined ? laid : laid.filter((placement) => placement !== off);
  return on === undefined ? stay : [...stay, on];
}

/** The game with at most so many nodes, but all of its line: of the others the newest, with the way to each. */
export function withNewest(game: Game, most: number): Game {
  const { nodes } = game;
  if (nodes.length <= most) return game;
  const kept = new Set(lineOf(game));
  for (let node = nodes.length - 1; node > 0; node--) {
    const path: number[] = [];
    for (let at = node; !kept.has(at); at = nodes[at]!.parent!) path.push(at);
    if (kept.size + path.length > most) break;
    for (const at of path) kept.add(at);
  }
  const numbers = new Map([...kept].sort((a, b) => a - b).map((node, number) => [node, number]));
  const numberOf = (node: number | undefined): number | undefined => numbers.get(node ?? -1);
  // Where the child visited last is gone, the newest one is.
  const newest = new Map([...numbers].map(([node, number]) => [nodes[node]!.parent, number]));
  const left = [...numbers.keys()].map((node): GameNode => {
    const { parent, last, ...own } = nodes[node]!;
    return { ...own, parent: numberOf(parent), last: numberOf(last) ?? newest.get(node) };
  });
  return { nodes: left, at: numberOf(game.at)! };
}
