/** Packed texts that unpack to more characters than this are refused while unpacking. */
const LONGEST = 200_000;

/** Compresses a text for an address: raw deflate, base64url. */
export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Unpacks a text; undefined if it is not a packed text. */
export async function unpack(packed: string): Promise<string | undefined> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let text = '';
    for (const reader = stream.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
      if (text.length > LONGEST) {
        await reader.cancel();
        return undefined;
      }
    }
  } catch {
    return undefined;
  }
}
