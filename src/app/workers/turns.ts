/** What waits for its turn, and who has asked for it. */
interface Waiting {
  readonly asker: number;
}

/**
 * The next of those that wait: the first one of the asker after the one that had the last turn, so that all who ask
 * have turns.
 */
export function nextInTurn<One extends Waiting>(
  all: readonly One[],
  last: number,
): One | undefined {
  const following = all.filter(({ asker }) => asker > last);
  const among = following.length > 0 ? following : all;
  const asker = Math.min(...among.map((one) => one.asker));
  return among.find((one) => one.asker === asker);
}
