import { CellShares } from '../../../count/asked/cellShares.ts';
import { joined, type Condition } from '../../../count/asked/question.ts';
import type { Problem } from '../../../solve/problem.ts';
import type { AtlasStep } from '../../../ui/atlas/model.ts';
import type { AskedSolutions } from '../../asking/askedSolutions.ts';

/** Answers are kept for so many questions. */
const MOST_KEPT = 50;

const keyOf = (conditions: readonly Condition[]): string =>
  conditions.map(({ text, isFixed }) => `${isFixed ? '+' : '-'}${text}`).join('~');

/** What was answered about all solutions, each under the conditions it was asked under. */
export class Answers {
  private readonly problem: Problem;
  private readonly asked: AskedSolutions;
  private readonly changed: () => void;
  private readonly totals = new Map<string, bigint>();
  private readonly shares = new Map<string, CellShares>();
  private readonly open = new Set<string>();
  /** The question about shares that is being answered. */
  private atHand: { readonly key: string } | undefined;
  /** How far the shares that were asked for last are counted, 0 to 1. */
  counted = 0;

  /** @param changed called after each answer */
  constructor(problem: Problem, asked: AskedSolutions, changed: () => void) {
    [this.problem, this.asked, this.changed] = [problem, asked, changed];
  }

  /** The shares under some conditions; undefined if they are not known, as they may not be asked for. */
  sharesUnder(conditions: readonly Condition[]): CellShares | undefined {
    return this.shares.get(keyOf(conditions));
  }

  /** How many solutions are left by each condition in turn, as far as that is known. */
  stepsTo(conditions: readonly Condition[]): AtlasStep[] {
    return [undefined, ...conditions].map((condition, i) => ({
      condition,
      total: this.totals.get(keyOf(conditions.slice(0, i))),
    }));
  }

  /** Asks for the shares under some conditions, and for the totals on the way there. */
  ask(conditions: readonly Condition[]): void {
    const key = keyOf(conditions);
    const known = this.shares.get(key);
    if (known) {
      // The last asked for is kept the longest.
      this.shares.delete(key);
      this.shares.set(key, known);
    } else void this.askShares(conditions, key);
    for (let i = 0; i < conditions.length; i++) void this.askTotal(conditions.slice(0, i));
  }

  private async askShares(conditions: readonly Condition[], key: string): Promise<void> {
    if (this.atHand?.key === key) return;
    const atHand = { key };
    this.atHand = atHand;
    this.counted = 0;
    const question = { kind: 'shares', conditions: joined(conditions) } as const;
    const found = await this.asked.ask(question, 'shares', (share) => {
      this.counted = share;
      this.changed();
    });
    if (this.atHand === atHand) this.atHand = undefined;
    if (!found) return;
    const { total, shares } = found.answer;
    this.totals.set(key, total);
    this.shares.set(key, new CellShares(this.problem, total, shares));
    const [oldest] = this.shares.keys();
    if (this.shares.size > MOST_KEPT) this.shares.delete(oldest!);
    this.changed();
  }

  private async askTotal(conditions: readonly Condition[]): Promise<void> {
    const key = keyOf(conditions);
    if (this.totals.has(key) || this.open.has(key)) return;
    this.open.add(key);
    const found = await this.asked.ask({ kind: 'total', conditions: joined(conditions) }, key);
    this.open.delete(key);
    if (!found) return;
    this.totals.set(key, found.answer);
    this.changed();
  }
}
