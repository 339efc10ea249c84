import fc from 'fast-check';

/** Parts that a text may contain by mistake or malice; each could be misinterpreted. */
const oddities = [
  // Characters that only some programs treat as line ends.
  '\n',
  '\r',
  '\r\n',
  '\v',
  '\f',
  '\u0085',
  '\u2028',
  '\u2029',
  '\n\n',
  // Spaces and invisible characters.
  ' ',
  '  ',
  '\t',
  '\0',
  '\u00a0',
  '\u3000',
  '\u200b',
  '\u200d',
  '\u202e',
  '\ufeff',
  '\u3164',
  // Lone surrogates, noncharacters, and characters whose length changes with their case.
  '\ud83e',
  '\udde9',
  '\ufffe',
  '\uffff',
  '\u{1fffe}',
  '🧩',
  'İ',
  'ß',
  'ﬃ',
  'e\u0301',
  '１',
  '٣',
  // Syntax of texts, addresses, patterns and objects.
  ':',
  ',',
  '+',
  '#',
  '.',
  'o',
  '^',
  'v',
  '*',
  '~',
  '%',
  '%25',
  '&',
  '=',
  '$&',
  '\\',
  '(',
  '[',
  '<b>',
  ' x3',
  ' x1',
  ' x*',
  ' x0',
  ' x',
  ' x-1',
  ' x1e9',
  ' x3 x1',
  '99999999999999999999',
  '-0',
  '1e9',
  '__proto__',
  'constructor',
  'toString',
  'none',
  'auto',
  'given',
  'pieces: ',
  'without: ',
  'one-sided ',
  'fixed ',
  'lattice: hexagon',
  'use: some',
  'title:',
];

/** A few characters of any kind, including lone surrogates. */
const anyPart = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...oddities) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
  { weight: 1, arbitrary: fc.nat(0xffff).map((code) => String.fromCharCode(code)) },
  {
    weight: 1,
    arbitrary: fc
      .record({ part: fc.constantFrom(...oddities), times: fc.integer({ min: 2, max: 300 }) })
      .map(({ part, times }) => part.repeat(times)),
  },
);

/** Replaces some characters of a text, appends to a line, or removes, duplicates or moves lines. */
const anyChange = fc
  .record({
    how: fc.constantFrom('part', 'part', 'ending', 'cut', 'double', 'move'),
    at: fc.nat(),
    length: fc.nat(3),
    to: fc.nat(),
    part: anyPart,
  })
  .map(({ how, at, length, to, part }) => (text: string): string => {
    if (how === 'part') {
      const start = at % (text.length + 1);
      return text.slice(0, start) + part + text.slice(start + length);
    }
    const lines = text.split('\n');
    if (how === 'ending')
      return lines.with(at % lines.length, lines[at % lines.length]! + part).join('\n');
    const taken = lines.splice(at % lines.length, length + 1);
    if (how === 'cut') return lines.join('\n');
    const place = to % (lines.length + 1);
    const put = how === 'double' ? [...taken, ...taken] : taken;
    return lines.toSpliced(place, 0, ...put).join('\n');
  });

/** One of some texts with a few changes, or an unrelated one. */
export const anyText = (texts: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc
        .record({
          text: fc.constantFrom(...texts),
          changes: fc.array(anyChange, { minLength: 1, maxLength: 5 }),
        })
        .map(({ text, changes }) => changes.reduce((changed, change) => change(changed), text)),
    },
    { weight: 1, arbitrary: fc.array(anyPart, { maxLength: 40 }).map((parts) => parts.join('')) },
  );
