/** @throws RangeError for options that are no object, or have a name that is not known */
export function checkOptions(options: unknown, known: readonly string[]): void {
  if (typeof options !== 'object' || options === null)
    throw new RangeError('The options are no object.');
  for (const name of Object.keys(options))
    if (!known.includes(name))
      throw new RangeError(`There is no option ${name}, only ${known.join(', ')}.`);
}

/** @throws RangeError for anything but true, false, or nothing */
export function checkFlag(name: string, value: unknown): void {
  if (value !== undefined && typeof value !== 'boolean')
    throw new RangeError(`${name}: ${JSON.stringify(value)} is neither true nor false.`);
}
