import type { Subject } from '../pane.ts';
import { defaults, type Settings } from '../settings.ts';
import type { Mode } from './mode.ts';

/** Switches between modes. */
export class ModeSwitch {
  private readonly modes: readonly Mode[];
  /** The settings and the puzzle with which each mode was last left, by mode id. */
  private readonly left = new Map<string, Pick<Subject, 'puzzle'> & { settings: Settings }>();

  constructor(modes: readonly Mode[]) {
    this.modes = modes;
  }

  /** The mode that a mode's button leads to: back to another one if it is on show. */
  target(id: string, settings: Settings): string {
    if (id !== settings.mode) return id;
    return this.modes.find((mode) => mode.id === id)?.back?.(settings) ?? this.modes[0]!.id;
  }

  /**
   * The settings for entering a mode.
   *
   * @param subject what is on show with `settings`
   */
  enter(id: string, subject: Subject, settings: Settings): Settings {
    const { puzzle } = subject;
    this.left.set(settings.mode, { puzzle, settings });
    const mode = this.modes.find((one) => one.id === id)!;
    const before = this.left.get(mode.id);
    const own = mode.enter(
      subject,
      settings,
      before?.puzzle === puzzle ? before.settings : undefined,
    );
    const shown = { ...this.lookOf(mode, settings), mode: mode.id, step: 0, tick: Infinity };
    return { ...settings, ...own, ...shown };
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
