/** A list that begins alike and has more room, filled with 0. */
export function larger<T extends Int32Array | Uint16Array | Float64Array>(
  list: T,
  room: number,
): T {
  const next = new (list.constructor as new (length: number) => T)(room);
  next.set(list);
  return next;
}
