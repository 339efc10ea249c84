/**
 * Creates a value on first use. Each Intl format takes some milliseconds to create, and most runs of the
 * program need one or none.
 */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
