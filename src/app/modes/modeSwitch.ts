import type { Subject } from '../pane.ts';
import { defaults, type Settings } from '../settings.ts';
import type { OpenRequest } from '../opener.ts';
import type { Mode } from './mode.ts';
import type { Scene } from './scene.ts';

const beginning = { step: 0, tick: Infinity };

/** Whether settings are the same but for those of every mode. */
function isSameIn({ slices }: Mode, one: Settings, other: Settings): boolean {
  const names = slices.flatMap((slice) => Object.keys(slice.defaults)) as (keyof Settings)[];
  return names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}

/** Switches between modes. */
export class ModeSwitch {
  private readonly modes: readonly Mode[];
  /** The settings and the puzzle with which each mode was last left, by mode id. */
  private readonly left = new Map<string, Pick<Subject, 'puzzle'> & { settings: Settings }>();
  /** The mode from which each mode was entered, by mode id. */
  private readonly enteredFrom = new Map<string, string>();

  constructor(modes: readonly Mode[]) {
    this.modes = modes;
  }

  /** The mode that a mode's button leads to: if it is on show, back to the one that led there. */
  target(id: string, settings: Settings): string {
    if (id !== settings.mode) return id;
    const back = this.modes.find((mode) => mode.id === id)?.back?.(settings);
    return back ?? this.enteredFrom.get(id) ?? this.modes[0]!.id;
  }

  /**
   * What to open for a mode's button.
   *
   * @param settings those of now
   * @param scene the scene on show once the code of the mode is there
   */
  request(
    id: string,
    settings: Settings,
    scene: () => Pick<Scene, 'puzzle' | 'search' | 'player' | 'holdsMoment'>,
  ): OpenRequest {
    const { puzzle } = scene();
    const mode = this.target(id, settings);
    const entered = (current: Settings): Settings => {
      const { search, player, holdsMoment } = scene();
      const step = holdsMoment ? player.at : 0;
      const tick = holdsMoment ? player.tickShown : Infinity;
      const now = { ...current, paused: !player.playing, step, tick };
      return this.enter(mode, { puzzle, search }, now);
    };
    return { mode, settings: entered, puzzle };
  }

  /**
   * The settings for entering a mode: at its beginning, or at the moment at which it was left, if all else is as it
   * was.
   *
   * @param subject what is on show with `settings`
   * @param settings with the moment to come back to
   */
  enter(id: string, subject: Subject, settings: Settings): Settings {
    const { puzzle } = subject;
    this.left.set(settings.mode, { puzzle, settings });
    if (this.enteredFrom.get(settings.mode) === id) this.enteredFrom.delete(settings.mode);
    else this.enteredFrom.set(id, settings.mode);
    const mode = this.modes.find((one) => one.id === id)!;
    const before = this.left.get(mode.id);
    const same = before?.puzzle === puzzle ? before.settings : undefined;
    const own = { ...settings, ...mode.enter(subject, settings, same) };
    const isAsLeft = same !== undefined && isSameIn(mode, same, own);
    const { step, tick } = isAsLeft ? same : beginning;
    return { ...own, ...this.lookOf(mode, settings), mode: mode.id, step, tick };
  }

  /** What is usual in one of two modes only: on coming back, it is as it was. */
  private lookOf(mode: Mode, settings: Settings): Partial<Settings> {
    const leaving = this.modes.find(({ id }) => id === settings.mode);
    const before = { ...defaults, ...this.left.get(mode.id)?.settings };
    const names = Object.keys(leaving?.usual ?? {}) as (keyof Settings)[];
    const restored = Object.fromEntries(names.map((name) => [name, before[name]]));
    return { ...restored, ...mode.usual };
  }
}
