import url from '../../../../assets/fonts/jost.woff2';

/** The rule of the page's own face with its bytes, for a picture that may load nothing; '' if there are none. */
export async function ownFaceRule(): Promise<string> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) return '';
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const source = `data:font/woff2;base64,${btoa(String.fromCodePoint(...bytes))}`;
    return `@font-face { font-family: Jost; font-weight: 300 600; src: url(${source}); }`;
  } catch {
    return '';
  }
}
