/** Writes plain data as JSON with a checksum at its end, by which damage is detected. */
export function seal(content: object): string {
  const text = JSON.stringify(content).slice(0, -1);
  return `${text},"checksum":"${checksum(text)}"}`;
}

/** Reads sealed text, with or without a line break at its end; undefined if it was changed. */
export function unseal(text: string): unknown {
  const [, body, found] = /^(\{.+),"checksum":"([0-9a-f]{8})"\}\r?\n?$/s.exec(text) ?? [];
  if (body === undefined || checksum(body) !== found) return undefined;
  try {
    return JSON.parse(`${body}}`);
  } catch {
    return undefined;
  }
}

/** Byte → its remainder in the polynomial division of CRC-32. */
const remainders = Int32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++)
    remainder = remainder & 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1;
  return remainder;
});

/** CRC-32 of a text in UTF-16, as eight hexadecimal digits. */
function checksum(text: string): string {
  let remainder = -1;
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    remainder = remainders[(remainder ^ sign) & 0xff]! ^ (remainder >>> 8);
    remainder = remainders[(remainder ^ (sign >> 8)) & 0xff]! ^ (remainder >>> 8);
  }
  return (~remainder >>> 0).toString(16).padStart(8, '0');
}
