/** A storage of a single item with this content, or none. */
export function storageOf(content: string | null = null) {
  const storage = {
    content,
    getItem: () => storage.content,
    setItem: (_: string, text: string) => void (storage.content = text),
  };
  return storage;
}
