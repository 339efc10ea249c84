import { createSignal } from 'solid-js';
import type { Problem } from '../../solve/problem.ts';
import type { NamedTarget } from '../../teach/navigation/targets.ts';
import { words, type Language } from '../../words/index.ts';
import type { ClassCommands, ClassModel } from './model.ts';

/** What is still to be pointed at, to go to where it is covered or placed. */
interface Aim {
  readonly kind: 'cell' | 'piece';
  readonly direction: 1 | -1;
}

/** Goes to what is chosen from a menu, or pointed at; and says what is looked for. */
export interface GoTo {
  readonly aim: Aim | undefined;
  /** Whether something is looked for, or to be pointed at, or far away. */
  readonly isUnderWay: boolean;
  /** The step up to which it has looked, or searched; undefined when it does not. */
  readonly step: number | undefined;
  choose(kind: NamedTarget['kind'], direction: 1 | -1): void;
  pointAt(number: number): void;
  cancel(): void;
  /** Opens the menu, or closes it. */
  toggleMenu(): void;
  setMenu(toggle: () => void): void;
  /** What is asked, looked for, or was not found; undefined if there is nothing of that kind to say. */
  says(language: Language): string | undefined;
}

export function createGoTo(shown: () => ClassModel, commands: () => ClassCommands): GoTo {
  const [aimed, setAim] = createSignal<Aim & { readonly at: Problem }>();
  /** It ends with its search. */
  const aim = (): Aim | undefined => (aimed()?.at === shown().problem ? aimed() : undefined);
  let menu = (): void => {};
  const step = (): number | undefined => shown().targetSearch?.step ?? shown().reached;
  return {
    get aim() {
      return aim();
    },
    get isUnderWay() {
      return aim() !== undefined || step() !== undefined;
    },
    get step() {
      return step();
    },
    choose(kind, direction) {
      commands().cancel();
      if (kind === 'cell' || kind === 'piece') {
        setAim({ kind, direction, at: shown().problem });
        return;
      }
      setAim(undefined);
      commands().find({ kind }, direction);
    },
    pointAt(number) {
      const { kind, direction } = aim()!;
      setAim(undefined);
      commands().find({ kind, number }, direction);
    },
    toggleMenu: () => menu(),
    setMenu: (toggle) => void (menu = toggle),
    cancel() {
      setAim(undefined);
      commands().cancel();
    },
    says(language) {
      const say = words(language).moves;
      const asked = aim();
      if (asked) return say.point[asked.kind][asked.direction > 0 ? 'ahead' : 'back'];
      const { targetSearch, names } = shown();
      if (!targetSearch) return undefined;
      const { target, direction } = targetSearch;
      const name = 'number' in target ? names[target.kind](target.number) : '';
      if (targetSearch.step !== undefined) return say.looking[target.kind](name);
      return say.none[target.kind][direction > 0 ? 'ahead' : 'back'](name);
    },
  };
}
