import type { Subject } from '../pane.ts';
import type { Settings } from '../settings.ts';
import type { Mode } from './mode.ts';

/** Switches between modes. */
export class ModeSwitch {
  private readonly modes: readonly Mode[];
  /** The settings and the puzzle with which each mode was last left, by mode id. */
  private readonly left = new Map<string, Pick<Subject, 'puzzle'> & { settings: Settings }>();

  constructor(modes: readonly Mode[]) {
    this.modes = modes;
  }

  /**
   * The settings for entering a mode; if it is on show, those for going back to the first mode.
   *
   * @param subject what is on show with `settings`
   */
  toggle(id: string, subject: Subject, settings: Settings): Settings {
    const { puzzle } = subject;
    this.left.set(settings.mode, { puzzle, settings });
    const [first, ...others] = this.modes;
    const mode = others.find((other) => other.id === id && id !== settings.mode) ?? first!;
    const before = this.left.get(mode.id);
    const own = mode.enter(
      subject,
      settings,
      before?.puzzle === puzzle ? before.settings : undefined,
    );
    return { ...settings, ...own, mode: mode.id, step: 0 };
  }
}
