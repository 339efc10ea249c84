import { readBoxSize } from '../generate/sizes.ts';
import { isAmount, isNatural, isRecord } from '../solve/saved/validate.ts';
import { guesses, type Claim, type Experiment, type Race } from './experiment.ts';
import { kindIds, kinds, type KindId } from './kinds.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * Reads an experiment from the parsed content of its file. The keys of races depend on its kind.
 *
 * @param languages the tags of the languages that its texts are in
 * @throws Error with the first fault
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
  const { texts, answer, races, claims } = content;
  checkKeys(content, ['texts', 'answer', 'races', 'claims'], check);
  check(isRecord(texts), 'has no texts');
  checkKeys(texts, languages, check);
  for (const language of languages)
    checkTexts(texts[language], (isSound, what) => check(isSound, `${what} in “${language}”`));
  checkAnswer(answer, check);
  check(Array.isArray(races) && races.length > 0, 'has no races');
  const kind = kindOfRace(races[0]);
  const read = races.map((race: unknown, i) =>
    readRace(race, kind, (isSound, what) => check(isSound, `race ${i} ${what}`)),
  );
  check(Array.isArray(claims) && claims.length > 0, 'has no claims');
  for (const [i, claim] of claims.entries())
    checkClaim(claim, kind, read, (isSound, what) => check(isSound, `claim ${i} ${what}`));
  return {
    id,
    kind,
    races: read,
    texts: texts as unknown as Experiment['texts'],
    answer: answer as Experiment['answer'],
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
  const parts = ['title', 'question', 'claim', 'look', 'source'];
  for (const part of parts) check(isText(texts[part]), `has no ${part}`);
  checkKeys(texts, parts, check);
}

function checkAnswer(answer: unknown, check: Check): void {
  check(isRecord(answer), 'has no answer');
  checkKeys(answer, ['agrees', 'disagrees'], check);
  const { agrees, disagrees = agrees } = answer;
  for (const one of [agrees, disagrees])
    check(
      guesses.some((guess) => guess === one),
      'has an answer that nobody can guess',
    );
}

/** The kind whose limit a race has; searches if it has none. */
const kindOfRace = (race: unknown): KindId =>
  kindIds.find((id) => isRecord(race) && kinds[id].keys.limit in race) ?? 'search';

function readRace(race: unknown, kind: KindId, check: Check): Race {
  const own = kinds[kind];
  const { keys, limits, takesBoxes } = own;
  check(isRecord(race), 'is no object');
  checkKeys(race, [keys.board, keys.limit, 'panes'], check);
  const { [keys.board]: board, [keys.limit]: end, panes } = race;
  check(isText(board) && (takesBoxes || !readBoxSize(board)), `has no ${keys.board}`);
  const limit = own.readLimit(end);
  check(limit !== undefined, `has to be ${keys.limit} ${limits}`);
  check(Array.isArray(panes) && panes.length > 0, 'has no panes');
  const read = panes.map((text: unknown) => {
    const pane = own.readPane(String(text));
    check(pane !== undefined, `has a pane that is no ${keys.pane}: “${String(text)}”`);
    return pane;
  });
  return { board, limit, panes: read };
}

function checkClaim(claim: unknown, kind: KindId, races: readonly Race[], check: Check): void {
  check(isRecord(claim), 'is no object');
  const isPane = (pane: unknown): boolean =>
    Array.isArray(pane) &&
    pane.length === 2 &&
    pane.every(isNatural) &&
    races[pane[0] as number]?.panes[pane[1] as number] !== undefined;
  const { measure, ranks, of, is, less, more, atLeast, atMost } = claim;
  const checkMeasure = (name: unknown): void =>
    check(
      kinds[kind].measures.some((one) => one === name),
      `has no such measure: “${String(name)}”`,
    );
  checkMeasure(measure);
  const bounds = [atLeast, atMost].filter((bound) => bound !== undefined);
  const areBounds = bounds.length > 0 && bounds.every(isAmount);
  if (ranks !== undefined) {
    checkKeys(claim, ['measure', 'ranks', 'atLeast', 'atMost'], check);
    checkMeasure(ranks);
    check(ranks !== measure, 'compares a measure with itself');
    const isCorrelation = (bound: unknown): boolean =>
      typeof bound === 'number' && Math.abs(bound) <= 1;
    check(bounds.length > 0 && bounds.every(isCorrelation), 'says no correlation');
    check(
      races.some(({ panes }) => panes.length > 1),
      'has nothing to compare',
    );
  } else if (of === undefined) {
    checkKeys(claim, ['measure', 'less', 'more', 'atLeast', 'atMost'], check);
    check(isPane(less) && isPane(more), 'compares no two panes');
    check(areBounds, 'says no ratio');
  } else {
    check(isPane(of), 'is of no pane');
    checkKeys(
      claim,
      ['measure', 'of', ...(is === undefined ? ['atLeast', 'atMost'] : ['is'])],
      check,
    );
    check(is === undefined ? areBounds : isAmount(is), 'says no number');
  }
  check(
    bounds.length < 2 || Number(bounds[0]) <= Number(bounds[1]),
    'has an atLeast above its atMost',
  );
}

/** The ids of experiments in the order in which one leads to the next. */
export const teachingOrder: readonly string[] = [
  // What is easily asked, and surprises most.
  'parity',
  'piece-order',
  'short-side',
  'first-program',
  'one-orientation',
  // Which cell next, and when to go back, on boards that can be searched to their end.
  'dancing-links',
  'islands',
  'repeats',
  // Why: when mistakes are made, and noticed.
  'lag-and-finish',
  'first-third',
  'islands-where',
  // Boards that are too large for that, or of other shapes.
  'islands-large',
  'turning',
  'upright-diamond',
  'outside-in',
  // Making puzzles: getting stuck, remedies, results.
  'more-pieces',
  'restarts-annealing',
  'costly-first',
  'never-stuck',
  'frames-with-holes',
  'how-even',
];

/** Experiments kind by kind, each in teaching order, with unnamed ones last. */
export function inTeachingOrder(experiments: readonly Experiment[]): Experiment[] {
  const place = ({ id }: Experiment): number => {
    const at = teachingOrder.indexOf(id);
    return at < 0 ? teachingOrder.length : at;
  };
  return kindIds.flatMap((kind) =>
    experiments.filter((one) => one.kind === kind).sort((a, b) => place(a) - place(b)),
  );
}
