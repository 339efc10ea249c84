import { lateWords } from './index.ts';
import { readBoxSize } from '../generate/sizes.ts';
import {
  boundsOf,
  measureAt,
  ranksOf,
  type Experiment,
  type PaneAt,
  type Race,
  type Verdict,
} from '../experiment/experiment.ts';
import type { Dividing } from '../experiment/generations.ts';
import { isExact } from '../experiment/interval.ts';
import type { FiguresOf, KindId, Measure, PaneOf } from '../experiment/kinds.ts';
import type { Words } from './dictionary.ts';
import { paneNames } from './names.ts';
import { compared } from './results.ts';

/** Names of strategies: each by its differences from the others. */
function dividingNames(panes: readonly Dividing[], words: Words): string[] {
  const differ = (part: keyof Dividing): boolean =>
    new Set(panes.map((pane) => String(pane[part]))).size > 1;
  return panes.map(({ strategy, blocks }) => {
    const { name } = words.generate.strategies[strategy];
    const said = lateWords(words).experiments.blocks(blocks);
    if (!differ('blocks')) return name;
    return differ('strategy') ? `${name} · ${said}` : said;
  });
}

const namers: {
  readonly [K in KindId]: (panes: readonly PaneOf<K>[], words: Words) => readonly string[];
} = { search: paneNames, generation: dividingNames };

/** Names of the panes of an experiment, race by race: each by its differences from those of all races. */
export function namesOf<K extends KindId>(
  { kind, races }: Experiment<K>,
  words: Words,
): string[][] {
  const all = races.flatMap(({ panes }) => panes);
  const names = namers[kind](all, words).values();
  return races.map(({ panes }) => panes.map(() => names.next().value!));
}

export const endOfPane = <K extends KindId>(
  { kind }: Experiment<K>,
  { limit }: Race<K>,
  figures: FiguresOf<K>,
  words: Words,
): string => lateWords(words).experiments.kinds[kind].end(figures, limit);

/** The title of a board of an experiment. `titleOf` returns the title of a puzzle. */
export function boardTitle(
  board: string,
  titleOf: (puzzle: string) => string,
  words: Words,
): string {
  const box = readBoxSize(board);
  return box ? lateWords(words).experiments.box(...box) : titleOf(board);
}

/** The results of an experiment's claims as sentences. `titleOf` returns the title of a puzzle. */
export function claimSentences(
  experiment: Experiment,
  figures: readonly FiguresOf<KindId>[][],
  { judgements }: Verdict,
  titleOf: (puzzle: string) => string,
  words: Words,
): { measured: string; claimed: string; holds: boolean | null }[] {
  const say = lateWords(words).experiments;
  const { races } = experiment;
  const names = namesOf(experiment, words);
  const titled = ([race]: PaneAt): string => boardTitle(races[race]!.board, titleOf, words);
  const plainName = ([race, pane]: PaneAt): string => names[race]![pane]!;
  const inRace = (pane: PaneAt, sentence: string): string =>
    races.length > 1 ? say.inRace(titled(pane), sentence) : sentence;
  return judgements.map(({ claim, range, holds }) => {
    const { measure } = claim;
    const [least, most] = boundsOf(claim);
    if ('ranks' in claim) {
      const columnOf = (name: Measure): string =>
        say.columns[name === 'found' ? 'solutions' : name];
      const ranks = ranksOf(experiment, figures, [measure, claim.ranks]);
      return {
        measured: say.ranks(columnOf(measure), columnOf(claim.ranks), ranks),
        claimed: say.claimedRanks(least, most),
        holds,
      };
    }
    if ('of' in claim) {
      const name = plainName(claim.of);
      const [race, pane] = claim.of;
      const own = figures[race]![pane]!;
      const unknown = 'finished' in own && own.finished ? say.noMistake(name) : say.tooSoon(name);
      const sentence = isExact(range) ? say.comesTo(measure, name, range.low) : unknown;
      return {
        measured: inRace(claim.of, sentence),
        claimed: say.claimedNumber(least, most, measure),
        holds,
      };
    }
    const { less, more } = claim;
    const isOneRace = less[0] === more[0];
    const entry = (pane: PaneAt) => ({
      name: isOneRace ? plainName(pane) : say.ofRace(plainName(pane), titled(pane)),
      range: measureAt(experiment, figures, pane, measure),
    });
    const sentence = compared(measure, entry(less), entry(more), words);
    return {
      measured: isOneRace ? inRace(less, sentence) : sentence,
      claimed: say.claimed(measure, least, most),
      holds,
    };
  });
}

/** What mistakes cost in each race, if that was measured. `titleOf` returns the title of a puzzle. */
export function lagSentences<K extends KindId>(
  experiment: Experiment<K>,
  figures: readonly FiguresOf<K>[][],
  titleOf: (puzzle: string) => string,
  words: Words,
): string[] {
  const say = lateWords(words).experiments;
  const names = namesOf(experiment, words);
  return experiment.races.flatMap(({ board }, race) => {
    const panes = figures[race]!.flatMap((own, pane) =>
      'lag' in own && own.lag ? [{ name: names[race]![pane]!, lag: own.lag }] : [],
    );
    if (panes.length === 0) return [];
    const sentence = say.lag(panes);
    const isOneRace = experiment.races.length === 1;
    return [isOneRace ? sentence : say.inRace(boardTitle(board, titleOf, words), sentence)];
  });
}

/** Whether an experiment agrees with its claims, as a sentence. */
export function verdictSentence({ agrees }: Verdict, words: Words): string {
  const say = lateWords(words).experiments;
  if (agrees === null) return say.open;
  return agrees ? say.agrees : say.disagrees;
}
