import { lateWords } from '../../words/index.ts';
import { boardDrawing } from '../../drawing/boardDrawing.ts';
import { sheetOf } from '../../drawing/sheet.ts';
import type { Choice } from '../../count/asked/choice.ts';
import type { Numbered } from '../../count/asked/chosen.ts';
import type { Problem } from '../../solve/problem.ts';
import { solutionJson } from '../../solve/saved/solutionJson.ts';
import { themes, type ThemeId } from '../../theme/index.ts';
import type { Words } from '../../words/index.ts';
import { pngOf, svgFile } from '../picture/svgImage.tsx';
import { laidBy } from './laid.ts';
import type { SolutionSource } from './model.ts';

export const formats = ['text', 'svg', 'png'] as const;
export type Format = (typeof formats)[number];

/** The most solutions in a file. */
export const MOST_SAVED: Readonly<Record<Format, number>> = { text: 100_000, svg: 500, png: 500 };

/** Solutions that are asked for at once, and boards that are drawn between two pauses. */
const AT_ONCE = 500;
const DRAWN_AT_ONCE = 20;

interface Saved {
  readonly problem: Problem;
  readonly source: SolutionSource;
  readonly choice: Choice;
  /** The first one, from 0, and how many. */
  readonly place: bigint;
  readonly many: number;
  readonly aspect: number;
  readonly theme: ThemeId;
  readonly words: Words;
  /** Takes how many have been written; returns whether to go on. */
  told(done: number): boolean;
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Makes a file of some solutions of a list; undefined if it was stopped. */
export async function fileOf(format: Format, saved: Saved): Promise<Blob | undefined> {
  if (format === 'text') return textOf(saved);
  const svg = await pictureOf(saved);
  if (svg === undefined) return undefined;
  return format === 'svg' ? svgFile(svg) : pngOf(svg);
}

/** The solutions, as many at a time as are asked for at once. */
async function* listed({
  source,
  choice,
  place,
  many,
}: Saved): AsyncGenerator<readonly Numbered[]> {
  for (let done = 0; done < many; done += AT_ONCE) {
    const asked = Math.min(AT_ONCE, many - done);
    const found = await source.list('file', choice, place + BigInt(done), asked);
    if (!found) throw new Error('There is no list.');
    yield found;
  }
}

async function textOf(saved: Saved): Promise<Blob | undefined> {
  const write = solutionJson(saved.problem);
  const parts: string[] = [];
  let done = 0;
  for await (const list of listed(saved)) {
    for (const { number, placements } of list)
      parts.push(`${JSON.stringify(write(placements, number))}\n`);
    done += list.length;
    if (!saved.told(done)) return undefined;
  }
  return new Blob(parts, { type: 'application/x-ndjson' });
}

async function pictureOf(saved: Saved): Promise<string | undefined> {
  const { problem, words, aspect } = saved;
  const theme = themes[saved.theme];
  const boards: { board: ReturnType<typeof boardDrawing>; caption: string }[] = [];
  for await (const list of listed(saved))
    for (const { number, placements } of list)
      boards.push({
        board: boardDrawing(problem.puzzle, laidBy(problem, placements), theme, words.label),
        caption: lateWords(words).solutionList.number(number),
      });
  const drawing = sheetOf(boards, aspect, theme);
  for (;;) {
    const { value, done } = drawing.next();
    if (done) return value;
    if (value % DRAWN_AT_ONCE > 0) continue;
    if (!saved.told(value)) return undefined;
    await pause();
  }
}
