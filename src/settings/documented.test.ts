import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Row } from './row.ts';
import { rows, type SettingName } from './settings.ts';

const page = readFileSync(new URL('../docs/address.md', import.meta.url), 'utf8');
const glance = '## At a glance\n';
const [explanations, listed] = page.split(glance) as [string, string];
/** Interludes have names of parameters, too. */
const explained = explanations.replace(/\| interlude \|[^]*?\n\n/, '');

const code = (text: string): string => `\`${text}\``;

/** Values of all parameters of a setting, as an address writes them. */
const written = (name: SettingName, row: Row<unknown>, value: unknown) =>
  'write' in row ? { [name]: row.write(value) } : row.writeAll(value);

/** The lines of a setting in the table of all parameters. */
function linesOf(name: SettingName, row: Row<unknown>): readonly string[] {
  const offered = [row.inDialog && 'settings', row.forHosts && 'hosts'].filter(Boolean).join(', ');
  const modes = row.modes?.map(code).join(', ') ?? 'all';
  const inModes = Object.entries(row.usualIn ?? {});
  return Object.entries(written(name, row, row.usual)).map(([param, usual]) => {
    const defaults = [
      usual === '' ? '–' : code(usual),
      ...inModes.map(([mode, its]) => `${code(written(name, row, its)[param]!)} in ${code(mode)}`),
    ];
    return `| ${code(param)} | ${modes} | ${defaults.join(', ')} | ${offered || '–'} |`;
  });
}

test('the page about the address lists modes, default and offers of every parameter', () => {
  const expected = [
    '| parameter | modes | default | offered in |',
    '| --- | --- | --- | --- |',
    ...rows.flatMap(([name, row]) => linesOf(name, row)),
  ];
  expect(listed.split('\n').filter((line) => line.startsWith('|'))).toEqual(expected);
});

/** What the page says of a parameter: its line of a table, or the section about modes. */
function textAbout(name: SettingName): string {
  const line = explained.split('\n').find((one) => one.startsWith(`| ${code(name)} |`));
  return line ?? explained.split('## Modes')[1]!;
}

/** The names in a text that stand as code, also several at once. */
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`]+)`/g)].flatMap(([, names]) => names!.split(/[,=]/));

const offering = rows.flatMap(([name, { range, usual }]) =>
  range ? [{ name, range, usual }] : [],
);

test.each(offering)('the page says which values $name can have', ({ name, range, usual }) => {
  const text = textAbout(name);
  const names = namesIn(text);
  if (range.kind === 'flag') {
    // A yes is not worth a word where it is the default; there, the no is.
    expect(names.includes('0')).toBe(usual);
    return;
  }
  if (range.kind === 'number') {
    expect(text).toContain(`${range.least} to ${range.most}`);
    return;
  }
  // The default is in the table of all parameters.
  const words = range.values.filter((value) => /^[a-z]/.test(value) && value !== 'auto');
  for (const value of words) expect(names).toContain(value);
  if (range.kind === 'some') expect(names).toContain(range.none);
});
