import type { Subject } from '../pane.ts';
import type { Settings } from '../settings.ts';
import type { Mode } from './mode.ts';

/** Knows what leads from one mode to another. */
export class ModeSwitch {
  private readonly modes: readonly Mode[];
  /** The settings with which each mode was left last, by its id, and the puzzle of that time. */
  private readonly left = new Map<string, Pick<Subject, 'puzzle'> & { settings: Settings }>();

  constructor(modes: readonly Mode[]) {
    this.modes = modes;
  }

  /**
   * The settings for a mode, or for the first mode if that one is on show.
   *
   * @param subject what is on show, with these settings
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
