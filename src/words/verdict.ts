import type { Experiment, Pane, Verdict } from '../experiment/experiment.ts';
import type { Figures } from '../experiment/measuredRun.ts';
import { isExact, measured, type Measure } from '../experiment/measure.ts';
import type { Words } from './en.ts';
import { compared } from './raceResult.ts';
import { paneNames } from './searchNames.ts';

/** Names of the panes of an experiment, race by race: how each differs from those of all races. */
export function namesOf({ races }: Experiment, words: Words): string[][] {
  const all = races.flatMap(({ panes }) => panes);
  const names = paneNames(all, words).values();
  return races.map(({ panes }) => panes.map(() => names.next().value!));
}

/** The result of a claim, and the claim. */
interface ClaimSentences {
  readonly measured: string;
  readonly claimed: string;
  readonly holds: boolean | null;
}

/** The results of an experiment's claims as sentences. `titleOf` returns the title of a puzzle. */
export function claimSentences(
  experiment: Experiment,
  figures: readonly Figures[][],
  { judgements }: Verdict,
  titleOf: (puzzle: string) => string,
  words: Words,
): ClaimSentences[] {
  const say = words.experiments;
  const { races } = experiment;
  const names = namesOf(experiment, words);
  const titled = ([race]: Pane): string => titleOf(races[race]!.puzzle);
  const plainName = ([race, pane]: Pane): string => names[race]![pane]!;
  const rangeOf = ([race, pane]: Pane, measure: Measure) =>
    measured(figures[race]![pane]!, measure, races[race]!.until);
  const inRace = (pane: Pane, sentence: string): string =>
    races.length > 1 ? say.inRace(titled(pane), sentence) : sentence;
  return judgements.map(({ claim, range, holds }): ClaimSentences => {
    const { measure } = claim;
    if ('of' in claim) {
      const name = plainName(claim.of);
      const sentence = isExact(range) ? say.comesTo[measure](name, range.low) : say.tooSoon(name);
      return {
        measured: inRace(claim.of, sentence),
        claimed: say.claimedNumber(claim.is),
        holds,
      };
    }
    const { less, more, atLeast = 0, atMost = Infinity } = claim;
    const isOneRace = less[0] === more[0];
    const entry = (pane: Pane) => ({
      name: isOneRace ? plainName(pane) : say.ofRace(plainName(pane), titled(pane)),
      range: rangeOf(pane, measure),
    });
    const sentence = compared(measure, entry(less), entry(more), words);
    return {
      measured: isOneRace ? inRace(less, sentence) : sentence,
      claimed: say.claimed(atLeast, atMost),
      holds,
    };
  });
}

/** Whether an experiment agrees with its claims, as a sentence. */
export function verdictSentence({ agrees }: Verdict, words: Words): string {
  const say = words.experiments;
  if (agrees === null) return say.open;
  return agrees ? say.agrees : say.disagrees;
}
