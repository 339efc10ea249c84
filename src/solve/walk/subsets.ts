/** Calls with every set of so many numbers less than `count`, ascending; the list is reused. */
export function* subsets(count: number, many: number): Generator<readonly number[], void> {
  if (many > count) return;
  const chosen = Array.from({ length: many }, (_, i) => i);
  for (;;) {
    yield chosen;
    let at = many - 1;
    while (at >= 0 && chosen[at] === count - many + at) at--;
    if (at < 0) return;
    chosen[at]!++;
    for (let next = at + 1; next < many; next++) chosen[next] = chosen[next - 1]! + 1;
  }
}

/** How many such sets there are. */
export function subsetCount(count: number, many: number): number {
  let sets = 1;
  for (let i = 0; i < many; i++) sets = (sets * (count - i)) / (i + 1);
  return sets;
}
