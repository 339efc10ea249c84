/** Choices after which it is left open whether blocks can be allotted. */
const MOST_CHOICES = 100_000;

/**
 * Finds a part of the board for each block, such that the blocks fill every part exactly.
 *
 * @param parts the numbers of their cells
 * @param sizes of the blocks, the ones to use up first before others
 * @returns block → its part; `undefined` if there is no way, `'unknown'` if that takes too long to tell
 */
export function allot(
  parts: readonly number[],
  sizes: readonly number[],
): number[] | 'unknown' | undefined {
  const kinds = [...new Set(sizes)];
  const left = kinds.map((kind) => sizes.filter((size) => size === kind).length);
  /** Part × kind → how many blocks of that kind it gets. */
  const shares = parts.map(() => kinds.map(() => 0));
  const failed = new Set<string>();
  let choices = 0;
  const fill = (part: number, kind: number, cells: number): boolean => {
    if (cells === 0) return part + 1 === parts.length || fill(part + 1, 0, parts[part + 1]!);
    if (kind === kinds.length || ++choices > MOST_CHOICES) return false;
    const state = `${part} ${kind} ${cells} ${left.join()}`;
    if (failed.has(state)) return false;
    const most = Math.min(left[kind]!, Math.floor(cells / kinds[kind]!));
    for (let count = most; count >= 0; count--) {
      left[kind]! -= count;
      shares[part]![kind] = count;
      if (fill(part, kind + 1, cells - count * kinds[kind]!)) return true;
      left[kind]! += count;
    }
    shares[part]![kind] = 0;
    failed.add(state);
    return false;
  };
  if (!fill(0, 0, parts[0]!)) return choices > MOST_CHOICES ? 'unknown' : undefined;
  return sizes.map((size) => {
    const kind = kinds.indexOf(size);
    const part = shares.findIndex((share) => share[kind]! > 0);
    shares[part]![kind]!--;
    return part;
  });
}
