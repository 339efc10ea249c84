import { PartsUnavailable } from '../../ui/loadParts.ts';
import type { Mode, ModeCode } from './mode.ts';

/**
 * Loads code that is not needed at first, all of it at once: that of every mode, and what dialogs are made
 * of. So a page has all of it or none, and may be loaded anew where it has none.
 *
 * @template Parts what dialogs are made of
 */
export class CodeLoader<Parts> {
  private readonly modes: readonly Mode[];
  private readonly loadParts: () => Promise<Parts>;
  /** By the id of its mode. */
  private readonly code: Map<string, ModeCode>;

  /** @param first the code of the first mode, which comes with the page */
  constructor(modes: readonly Mode[], first: ModeCode, loadParts: () => Promise<Parts>) {
    this.modes = modes;
    this.loadParts = loadParts;
    this.code = new Map([[modes[0]!.id, first]]);
  }

  /** The code of a mode, once it is there. */
  codeOf(id: string): ModeCode | undefined {
    return this.code.get(id);
  }

  /** Rejects with `PartsUnavailable` if any of it cannot be loaded. */
  async load(): Promise<Parts> {
    const loaded = new Map<string, ModeCode>();
    const loadMode = async (mode: Mode): Promise<void> => {
      const code = await mode.load?.();
      if (code) loaded.set(mode.id, code);
    };
    try {
      const [parts] = await Promise.all([this.loadParts(), ...this.modes.map(loadMode)]);
      for (const [id, code] of loaded) this.code.set(id, code);
      return parts;
    } catch (cause) {
      throw new PartsUnavailable('Code of the page could not be loaded.', { cause });
    }
  }
}
