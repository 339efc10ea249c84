/** A copy of a list with room for more elements, the new ones 0. */
export function grown<List extends Int32Array | Uint16Array | Float64Array>(
  list: List,
  length: number,
): List {
  const next = new (list.constructor as new (length: number) => List)(length);
  next.set(list);
  return next;
}
