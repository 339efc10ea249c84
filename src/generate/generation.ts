import type { Replay, Process } from '../run/process.ts';
import { END, isOfKind, numberedOf, type Detail, type Step } from '../run/step.ts';
import { Draft, type DraftState } from './draft.ts';
import { DONE, generationKinds, isRefusal, STUCK, pairIn, RESTART } from './events.ts';
import type { GoalSearch } from './goalSearch.ts';
import type { SizedFrame } from './sizes.ts';
import type { StrategyId } from './asked.ts';
import { strategies } from './strategies/index.ts';
import type { Course } from './strategies/strategy.ts';
import type { Division } from './division.ts';

/** A frame, the sizes of its blocks, and a way to divide it. */
export interface Plan extends SizedFrame {
  readonly strategy: StrategyId;
  readonly seed: number;
}

/** The draft of a plan at its beginning. */
function beginning({ frame, sizes, strategy, seed }: Plan): Draft {
  const draft = new Draft(frame, sizes, seed);
  if (strategies[strategy]({ frame, sizes }).isColoured) draft.colour();
  return draft;
}

export interface GenerationMark {
  readonly steps: number;
  readonly isOver: boolean;
  /** Whether it has searched for a division that meets the goal. */
  readonly isGoalSought: boolean;
  readonly draft: DraftState;
  readonly course: unknown;
  /** The values after the last step that ticks change later. */
  readonly tries: number;
  readonly temperature: number;
}

const numbered = numberedOf(generationKinds);

/**
 * Divides a frame into connected blocks, by any strategy. It ends with DONE or STUCK. With a goal it
 * continues by swaps to a division that meets the goal, and is stuck if none is found.
 */
export class Generation implements Process<GenerationMark> {
  readonly kinds = generationKinds;
  /** Swaps considered, and how readily a higher score is accepted, beside the score. */
  readonly series = ['score', 'tries', 'temperature'] as const;
  steps = 0;
  readonly draft: Draft;
  private readonly course: Course;
  private readonly tellsRefusals: boolean;
  private readonly goalSearch: GoalSearch | undefined;
  private isGoalSought = false;
  private isOver = false;
  private tries = 0;
  private temperature: number;

  /**
   * @param strategy that of the plan, where several runs share it
   * @param goalSearch of the same plan, if the division has to meet a goal
   */
  constructor(
    plan: Plan,
    detail: Detail = 'everything',
    strategy = strategies[plan.strategy](plan),
    goalSearch?: GoalSearch,
  ) {
    this.draft = beginning(plan);
    this.course = strategy.start(this.draft);
    this.goalSearch = goalSearch;
    this.tellsRefusals = detail === 'everything';
    this.temperature = this.course.temperature ?? 0;
  }

  step(): Step {
    if (this.isOver) return END;
    for (;;) {
      const event = this.draft.nextPlanned() ?? this.next();
      if (isOfKind(numbered, event)) {
        this.steps++;
        this.tries = this.draft.tries;
        this.temperature = this.course.temperature ?? 0;
      } else if (isRefusal(event) && !this.tellsRefusals) {
        continue;
      }
      this.isOver = event === DONE || event === STUCK;
      return event;
    }
  }

  /** The next event, where none is planned. */
  private next(): Step {
    const { draft, course, goalSearch } = this;
    if (this.isGoalSought) return DONE;
    const event = course.next();
    if (event !== DONE || !goalSearch) return event;
    this.isGoalSought = true;
    const target = goalSearch.target(draft);
    if (!target) return STUCK;
    draft.planTo(target);
    return draft.nextPlanned() ?? DONE;
  }

  mark(): GenerationMark {
    const { steps, isOver, isGoalSought, tries, temperature } = this;
    const draft = this.draft.state();
    const course = this.course.state?.() ?? null;
    return { steps, isOver, isGoalSought, draft, course, tries, temperature };
  }

  restore({ draft, course, ...rest }: GenerationMark): void {
    this.draft.restore(draft);
    this.course.restore?.(course);
    Object.assign(this, rest);
  }

  /** Always 0: the length of a generation is left to chance. */
  progress(): number {
    return 0;
  }

  value(series: number): number {
    if (series === 0) return this.draft.division.score;
    return series === 1 ? this.tries : this.temperature;
  }
}

export class GenerationReplay implements Replay<GenerationMark> {
  readonly kinds = generationKinds;
  readonly tiling: Division;
  steps = 0;
  /** The cells whose swap was refused last, if nothing has changed since. */
  refused: readonly [number, number] | undefined;
  private restarts = 0;

  constructor(plan: Plan) {
    this.tiling = beginning(plan).division;
  }

  meters() {
    const { steps, restarts } = this;
    const { score, whole, open } = this.tiling;
    return { steps, score, whole, open, restarts };
  }

  set({ steps, draft }: GenerationMark): void {
    this.tiling.set(draft.owner);
    this.steps = steps;
    this.restarts = draft.restarts;
    this.refused = undefined;
  }

  apply(event: Step): void {
    if (event === RESTART) this.restarts++;
    this.refused = isRefusal(event) ? pairIn(event, this.tiling.owner.length) : undefined;
    if (!isOfKind(numbered, event)) return;
    this.tiling.apply(event);
    this.steps++;
  }
}
