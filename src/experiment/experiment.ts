import type { Figures } from './measuredRun.ts';
import { measured, measures, ratioOf, type Measure, type Interval } from './measure.ts';
import { isAmount, isNatural, isRecord } from '../solve/validate.ts';
import type { Search } from '../solve/search.ts';
import { readSearch } from '../solve/searchText.ts';
import { readUntil, type Until } from '../run/until.ts';

/** Several searches of one puzzle, run side by side. */
interface Race {
  /** The id of a puzzle of the catalogue. */
  readonly puzzle: string;
  readonly until: Until;
  readonly panes: readonly Search[];
}

/** A pane of a race; both indices count from 0. */
export type Pane = readonly [race: number, pane: number];

/** Claims how many times as much of a measure one pane has as another. */
interface RatioClaim {
  readonly measure: Measure;
  readonly less: Pane;
  readonly more: Pane;
  /** Bounds on the ratio, both inclusive; no bound where left out. */
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Claims the exact value of a measure of one pane. */
interface NumberClaim {
  readonly measure: Measure;
  readonly of: Pane;
  readonly is: number;
}

export type Claim = RatioClaim | NumberClaim;

/** The texts of an experiment in one language. */
interface ExperimentTexts {
  readonly title: string;
  readonly claim: string;
  /** What to look for. */
  readonly look: string;
  /** Where the claim was published. */
  readonly source: string;
}

/** Races to run, and what is claimed of them. */
export interface Experiment {
  readonly id: string;
  /** By language tag. */
  readonly texts: Readonly<Record<string, ExperimentTexts>>;
  readonly races: readonly Race[];
  readonly claims: readonly Claim[];
}

/** The outcome of a claim. */
interface Judgement {
  readonly claim: Claim;
  /** The ratio, or the number. */
  readonly range: Interval;
  /** Null if searches were stopped too soon to tell. */
  readonly holds: boolean | null;
}

/** The outcome of an experiment; null if some claim is open and none is refuted. */
export interface Verdict {
  readonly judgements: readonly Judgement[];
  readonly agrees: boolean | null;
}

/** Judges an experiment's claims by the figures of its panes, given race by race. */
export function judge({ races, claims }: Experiment, figures: readonly Figures[][]): Verdict {
  const rangeOf = ([race, pane]: Pane, measure: Measure): Interval =>
    measured(figures[race]![pane]!, measure, races[race]!.until);
  const judgements = claims.map((claim): Judgement => {
    const { measure } = claim;
    if ('of' in claim) {
      const range = rangeOf(claim.of, measure);
      return { claim, range, holds: liesIn(range, claim.is, claim.is) };
    }
    const { less, more, atLeast = 0, atMost = Infinity } = claim;
    const range = ratioOf(rangeOf(more, measure), rangeOf(less, measure));
    return { claim, range, holds: liesIn(range, atLeast, atMost) };
  });
  const isRefuted = judgements.some(({ holds }) => holds === false);
  const isOpen = judgements.some(({ holds }) => holds === null);
  return { judgements, agrees: isRefuted ? false : isOpen ? null : true };
}

/** Whether a value known to be in a range is between two numbers; null if undecided. */
function liesIn({ low, high }: Interval, least: number, most: number): boolean | null {
  if (low >= least && high <= most) return true;
  return high < least || low > most ? false : null;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * Reads an experiment from the parsed content of its file, with panes in the format of `readSearch`
 * and `until` in that of `readUntil`.
 *
 * @param languages the tags of the languages that its texts are in
 * @throws Error that says what is wrong
 */
export function readExperiment(
  id: string,
  content: unknown,
  languages: readonly string[],
): Experiment {
  const check: Check = (isSound, what) => {
    if (!isSound) throw new Error(`The experiment “${id}”: ${what}.`);
  };
  check(isRecord(content), 'is no object');
  const { texts, races, claims } = content;
  checkKeys(content, ['texts', 'races', 'claims'], check);
  check(isRecord(texts), 'has no texts');
  checkKeys(texts, languages, check);
  for (const language of languages)
    checkTexts(texts[language], (isSound, what) => check(isSound, `${what} in “${language}”`));
  check(Array.isArray(races) && races.length > 0, 'has no races');
  const read = races.map((race: unknown, i) =>
    readRace(race, (isSound, what) => check(isSound, `race ${i} ${what}`)),
  );
  check(Array.isArray(claims) && claims.length > 0, 'has no claims');
  for (const [i, claim] of claims.entries())
    checkClaim(claim, read, (isSound, what) => check(isSound, `claim ${i} ${what}`));
  return {
    ...{ id, races: read },
    texts: texts as unknown as Experiment['texts'],
    claims: claims as Claim[],
  };
}

/** Throws unless the condition holds. */
type Check = (isSound: boolean, what: string) => asserts isSound;

function checkKeys(record: object, known: readonly string[], check: Check): void {
  for (const key of Object.keys(record)) check(known.includes(key), `has an unknown key “${key}”`);
}

function checkTexts(texts: unknown, check: Check): void {
  check(isRecord(texts), 'has no texts');
  const parts = ['title', 'claim', 'look', 'source'];
  for (const part of parts) check(isText(texts[part]), `has no ${part}`);
  checkKeys(texts, parts, check);
}

function readRace(race: unknown, check: Check): Race {
  check(isRecord(race), 'is no object');
  const { puzzle, until: end, panes } = race;
  checkKeys(race, ['puzzle', 'until', 'panes'], check);
  check(isText(puzzle), 'has no puzzle');
  const until = readUntil(String(end));
  check(until !== undefined, 'has to be until “first”, “all” or a number of steps');
  check(Array.isArray(panes) && panes.length > 0, 'has no panes');
  const searches = panes.map((pane: unknown) => {
    const search = readSearch(String(pane));
    check(search !== undefined, `has a pane that is no search: “${String(pane)}”`);
    return search;
  });
  return { puzzle, until, panes: searches };
}

function checkClaim(claim: unknown, races: readonly Race[], check: Check): void {
  check(isRecord(claim), 'is no object');
  const isPane = (pane: unknown): boolean =>
    Array.isArray(pane) &&
    pane.length === 2 &&
    pane.every(isNatural) &&
    races[pane[0] as number]?.panes[pane[1] as number] !== undefined;
  const { measure, of, is, less, more, atLeast, atMost } = claim;
  check(
    measures.some((one) => one === measure),
    `has no such measure: “${String(measure)}”`,
  );
  if (of !== undefined) {
    check(isPane(of), 'is of no pane');
    check(isAmount(is), 'says no number');
    checkKeys(claim, ['measure', 'of', 'is'], check);
    return;
  }
  checkKeys(claim, ['measure', 'less', 'more', 'atLeast', 'atMost'], check);
  check(isPane(less) && isPane(more), 'compares no two panes');
  const bounds = [atLeast, atMost].filter((bound) => bound !== undefined);
  check(bounds.length > 0 && bounds.every(isAmount), 'says no ratio');
  check(bounds.length < 2 || bounds[0]! <= bounds[1]!, 'has an atLeast above its atMost');
}
