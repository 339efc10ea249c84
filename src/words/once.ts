/**
 * Makes something when it is first asked for, and once. Every format of Intl takes some milliseconds to
 * make, and most runs of a program need none or one of all that there are.
 */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
