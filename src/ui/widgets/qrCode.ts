import { encode } from 'uqr';

/** The most bytes that a QR code can hold, at the lowest level of correction. */
const MOST_BYTES = 2953;

/** The light margin around a code, in modules. */
const BORDER = 2;

/** The QR code of a link: its width in modules and the outline of the dark ones; undefined for a long one. */
export function codeOf(link: string) {
  if (new TextEncoder().encode(link).length > MOST_BYTES) return undefined;
  const { size, data } = encode(link, { border: BORDER });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}
