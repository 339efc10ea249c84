import {
  defaults,
  isSameSetting,
  pick,
  rows,
  usualInModes,
  type SettingName,
  type Settings,
} from '../../settings/settings.ts';
import type { ModeId } from '../../settings/modeIds.ts';
import type { OpenRequest } from '../opener.ts';
import type { Mode, Subject } from './mode.ts';
import type { Scene } from './scene.ts';

/** Whether the settings that not every mode has are the same in a mode. */
const isSameIn = (mode: ModeId, one: Settings, other: Settings): boolean =>
  rows
    .filter(([, row]) => row.modes?.includes(mode))
    .every(([name]) => isSameSetting(name, one[name], other[name]));

/** Switches between modes. */
export class ModeSwitch {
  private readonly modes: readonly Mode[];
  /** The settings and the puzzle with which each mode was last left, by mode id. */
  private readonly left = new Map<string, Pick<Subject, 'puzzle'> & { settings: Settings }>();
  /** The mode from which each mode was entered, by mode id. */
  private readonly enteredFrom = new Map<ModeId, ModeId>();

  constructor(modes: readonly Mode[]) {
    this.modes = modes;
  }

  /** The mode that a mode's button leads to: if it is on show, back to the one that led there. */
  target(id: ModeId, settings: Settings): ModeId {
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
    id: ModeId,
    settings: Settings,
    scene: () => Pick<Scene, 'puzzle' | 'search' | 'player' | 'holdsMoment'>,
  ): OpenRequest {
    const { puzzle } = scene();
    const mode = this.target(id, settings);
    const entered = (current: Settings): Settings => {
      const { search, player, holdsMoment } = scene();
      const step = holdsMoment ? player.at : 0;
      const tick = holdsMoment ? player.tickShown : Infinity;
      const now = { ...current, paused: !player.playing, moment: { step, tick } };
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
  enter(id: ModeId, subject: Subject, settings: Settings): Settings {
    const { puzzle } = subject;
    this.left.set(settings.mode, { puzzle, settings });
    if (this.enteredFrom.get(settings.mode) === id) this.enteredFrom.delete(settings.mode);
    else this.enteredFrom.set(id, settings.mode);
    const mode = this.modes.find((one) => one.id === id)!;
    const before = this.left.get(mode.id);
    const same = before?.puzzle === puzzle ? before.settings : undefined;
    const own = { ...settings, ...mode.enter(subject, settings, same) };
    const isAsLeft = same !== undefined && isSameIn(id, same, own);
    const { moment } = isAsLeft ? same : defaults;
    return { ...own, ...this.lookOf(mode, settings), mode: mode.id, moment };
  }

  /** What is usual in one of two modes only: on coming back, it is as it was. */
  private lookOf(mode: Mode, settings: Settings): Partial<Settings> {
    const before = { ...defaults, ...this.left.get(mode.id)?.settings };
    const names = Object.keys(usualInModes[settings.mode] ?? {}) as SettingName[];
    return { ...pick(before, names), ...usualInModes[mode.id] };
  }
}
