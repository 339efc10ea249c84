import { loadParts, PartsUnavailable, type Parts } from '../../ui/shell/loadParts.ts';
import { loadAllWords } from '../../words/index.ts';
import type { Mode, ModeCode } from './mode.ts';

type Experiments = typeof import('../library/experimentSuite.ts');

/** Code that is not needed at first, besides that of modes and other languages: of the dialogs, and of what they run. */
type LateCode = Parts & Pick<Experiments, 'compareIn' | 'experimentSuite'>;

async function loadLateCode(): Promise<LateCode> {
  const [parts, { compareIn, experimentSuite }] = await Promise.all([
    loadParts(),
    import('../library/experimentSuite.ts'),
    // A page may speak another language later, and have no server then.
    loadAllWords(),
    // It is kept by the browser for when the playlist asks for it.
    import('../playlist/finishing.ts'),
  ]);
  return { ...parts, compareIn, experimentSuite };
}

/**
 * Loads all code that is not needed at first, together: that of every mode and of the dialogs. So a page
 * has either all of it or none, and if it has none, it can reload without losing anything.
 */
export class CodeLoader {
  private readonly modes: readonly Mode[];
  private readonly loadOthers: () => Promise<LateCode>;
  private readonly code: Map<string, ModeCode>;

  /** @param first the code of the first mode, which is part of the page's own */
  constructor(modes: readonly Mode[], first: ModeCode, loadOthers = loadLateCode) {
    this.modes = modes;
    this.loadOthers = loadOthers;
    this.code = new Map([[modes[0]!.id, first]]);
  }

  codeOf(id: string): ModeCode | undefined {
    return this.code.get(id);
  }

  /** Loads all of it. Rejects with `PartsUnavailable` if any of it cannot be loaded. */
  async load(): Promise<LateCode> {
    const loaded = new Map<string, ModeCode>();
    const loadMode = async (mode: Mode): Promise<void> => {
      const code = await mode.load?.();
      if (code) loaded.set(mode.id, code);
    };
    try {
      const [others] = await Promise.all([this.loadOthers(), ...this.modes.map(loadMode)]);
      // The first code stays: it holds the state of its mode's overlay.
      for (const [id, code] of loaded) if (!this.code.has(id)) this.code.set(id, code);
      return others;
    } catch (cause) {
      throw new PartsUnavailable('Code of the page could not be loaded.', { cause });
    }
  }
}
