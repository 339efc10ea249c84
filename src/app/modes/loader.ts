import { PartsUnavailable } from '../../ui/shell/loadParts.ts';
import type { Mode, ModeCode } from './mode.ts';

/**
 * Loads all code that is not needed at first, together: that of every mode and of the dialogs. So a page
 * has either all of it or none, and if it has none, it can reload without losing anything.
 *
 * @template Parts the code of the dialogs
 */
export class CodeLoader<Parts> {
  private readonly modes: readonly Mode[];
  private readonly loadParts: () => Promise<Parts>;
  private readonly code: Map<string, ModeCode>;

  /** @param first the code of the first mode, which is part of the page's own */
  constructor(modes: readonly Mode[], first: ModeCode, loadParts: () => Promise<Parts>) {
    this.modes = modes;
    this.loadParts = loadParts;
    this.code = new Map([[modes[0]!.id, first]]);
  }

  codeOf(id: string): ModeCode | undefined {
    return this.code.get(id);
  }

  /** Loads all of it. Rejects with `PartsUnavailable` if any of it cannot be loaded. */
  async load(): Promise<Parts> {
    const loaded = new Map<string, ModeCode>();
    const loadMode = async (mode: Mode): Promise<void> => {
      const code = await mode.load?.();
      if (code) loaded.set(mode.id, code);
    };
    try {
      const [parts] = await Promise.all([this.loadParts(), ...this.modes.map(loadMode)]);
      // The first code stays: it holds the state of its mode's overlay.
      for (const [id, code] of loaded) if (!this.code.has(id)) this.code.set(id, code);
      return parts;
    } catch (cause) {
      throw new PartsUnavailable('Code of the page could not be loaded.', { cause });
    }
  }
}
