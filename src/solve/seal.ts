/**
 * Plain data as text that shows whether it is still what was written: the last of it is a checksum of
 * all that comes before, sign by sign.
 */
export function seal(content: object): string {
  const text = JSON.stringify(content).slice(0, -1);
  return `${text},"checksum":"${checksum(text)}"}`;
}

/** What was sealed; undefined if the text is not, to the letter, what was made of it. A line break may follow. */
export function unseal(text: string): unknown {
  const [, body, told] = /^(\{.+),"checksum":"([0-9a-f]{8})"\}\r?\n?$/s.exec(text) ?? [];
  if (body === undefined || checksum(body) !== told) return undefined;
  try {
    return JSON.parse(`${body}}`);
  } catch {
    return undefined;
  }
}

/** Every sum of eight bits, as the remainder in the division that CRC-32 is. */
const remainders = Int32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++)
    remainder = remainder & 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1;
  return remainder;
});

/** CRC-32 of a text in UTF-16, as eight digits: any damage to one stretch of two signs is sure to change it. */
function checksum(text: string): string {
  let remainder = -1;
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    remainder = remainders[(remainder ^ sign) & 0xff]! ^ (remainder >>> 8);
    remainder = remainders[(remainder ^ (sign >> 8)) & 0xff]! ^ (remainder >>> 8);
  }
  return (~remainder >>> 0).toString(16).padStart(8, '0');
}
