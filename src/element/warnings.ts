import type { Fault } from '../app/opening/faults.ts';
import type { ReadAddress } from '../app/opening/openAddress.ts';
import type { PuzzleIssue } from '../puzzle/errors.ts';
import { defaults, writeSetting, type Settings } from '../settings/settings.ts';
import { short } from '../words/format.ts';
import { loadWords, sentenceFor } from '../words/index.ts';
import { isShown } from './modes.ts';

const quoted = (value: string): string => `"${short(value)}"`;

/** What is used where a value is invalid, as an attribute says it. */
const instead = (used: string): string =>
  used === '' ? 'it is left out' : `the default ${quoted(used)} is used`;

/** Why a text is no puzzle. */
async function reasonFor(issue: PuzzleIssue | undefined): Promise<string> {
  if (!issue) return 'It is not a packed puzzle text.';
  await loadWords('en');
  return sentenceFor(issue, 'en');
}

async function warningFor(element: Element, fault: Fault, { puzzle }: Settings): Promise<string> {
  /** An attribute as it stands in the tag, if it does. */
  const tag = (name: string, value: string): string =>
    `${short(name)}=${quoted(element.getAttribute(name) ?? value)}`;
  if ('unreadable' in fault) {
    const shown = 'id' in puzzle ? puzzle.id : '';
    return `${tag('text', '')} cannot be read, the puzzle ${quoted(shown)} is shown. ${await reasonFor(fault.unreadable)}`;
  }
  if ('lesson' in fault) return `${tag('lesson', fault.lesson)} is no lesson; it is left out.`;
  if ('hold' in fault) return `${tag('hold', fault.hold)} cannot be held; it is left out.`;
  if ('pieces' in fault)
    return `${tag('pieces', fault.pieces)} names no piece of the puzzle by ${short(fault.unknown.join(','))}, which is passed over.`;
  if ('known' in fault)
    return `${tag(fault.setting, fault.name)} names ${quoted(fault.name)}, which has no meaning and is passed over.`;
  if ('longest' in fault)
    return `its attributes are longer than ${fault.longest} characters; the defaults are used.`;
  if ('panes' in fault)
    return `${tag('panes', '')} names more than ${fault.most} panes; the others are left out.`;
  if ('pane' in fault)
    return `${tag('panes', fault.text)} has no meaning in pane ${fault.pane}, which is left out.`;
  const { name, value, used = '' } = fault;
  return `${tag(name, value)} ${name === 'puzzle' ? 'is no puzzle there is' : 'is invalid'}; ${instead(used)}.`;
}

/** What is said of a mode that only the page has. */
const notShown = ({ mode }: Settings): readonly string[] =>
  isShown(mode)
    ? []
    : [`mode="${mode}" is shown by Fitful's own page alone; ${instead(defaults.mode)}.`];

/** What is wrong with the attributes of an element, for the console of a developer. */
export async function warningsFor(
  element: Element,
  { settings, faults }: ReadAddress,
): Promise<readonly string[]> {
  const all = await Promise.all(faults.map((fault) => warningFor(element, fault, settings)));
  return [...all, ...notShown(settings)];
}

/** What is said where pieces cannot lie as `laid` has it. */
export const laidWrong = (settings: Settings): string =>
  `laid="${short(writeSetting('laid', settings.laid))}" cannot lie in this puzzle; it is left out.`;

/** The beginning of a warning: the tag of an element, with its id if it has one. */
export const nameOf = ({ localName, id }: Element): string =>
  id === '' ? `<${localName}>` : `<${localName} id=${quoted(id)}>`;
