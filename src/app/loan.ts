import type { Settings } from '../settings/settings.ts';

/**
 * Settings that are changed for the time of one showing. When it is over they are as they were before, except for
 * those that users have changed since.
 */
export class Loan {
  private readonly before: Settings;
  private readonly lent: ReadonlyMap<string, unknown>;

  /** @param before the settings without the changes */
  constructor(before: Settings, changes: object) {
    this.before = before;
    this.lent = new Map(Object.entries(changes));
  }

  /** The settings with what is lent. */
  get settings(): Settings {
    return { ...this.before, ...this.changes };
  }

  get changes(): object {
    return Object.fromEntries(this.lent);
  }

  /** Whether a setting is as lent. */
  holds(name: keyof Settings, settings: Settings): boolean {
    return this.lent.has(name) && this.lent.get(name) === settings[name];
  }

  /** Settings as they are once the showing is over. */
  returned(settings: Settings): Settings {
    const before = Object.keys(this.changes)
      .map((name) => name as keyof Settings)
      .filter((name) => this.holds(name, settings))
      .map((name) => [name, this.before[name]]);
    return { ...settings, ...Object.fromEntries(before) };
  }

  /** The same without one setting, which stays as it is. */
  without(name: keyof Settings): Loan {
    const { [name]: _, ...others } = this.changes as Partial<Settings>;
    return new Loan(this.before, others);
  }
}
