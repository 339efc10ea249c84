/** Which tiles touch each other: tile → the others. */
export type Touching = readonly ReadonlySet<number>[];

/**
 * Every connected set of so many tiles, each once, after Wernicke: a set grows from its least tile, by tiles that touch it
 * and that nothing before could have added. Undefined if there are more than `most`.
 */
export function connectedSets(
  touching: Touching,
  many: number,
  most: number,
): readonly (readonly number[])[] | undefined {
  const sets: number[][] = [];
  /** @param around the tiles that may be added, in turn */
  const grow = (
    set: readonly number[],
    around: readonly number[],
    known: ReadonlySet<number>,
  ): void => {
    if (set.length === many) sets.push([...set]);
    else
      for (let i = 0; i < around.length && sets.length <= most; i++) {
        const added = around[i]!;
        const others = [...touching[added]!].filter((one) => one > set[0]! && !known.has(one));
        grow([...set, added], [...around.slice(i + 1), ...others], new Set([...known, ...others]));
      }
  };
  for (const first of touching.keys()) {
    const around = [...touching[first]!].filter((one) => one > first);
    grow([first], around, new Set([first, ...around]));
  }
  return sets.length > most ? undefined : sets;
}
