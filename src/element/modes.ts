import type { ModeId } from '../settings/modeIds.ts';
import { defaults } from '../settings/settings.ts';
import type { CreateMode } from './mode.ts';
import { createSearchMode } from './searchMode.ts';

/** How each mode that there is of an embedded board is loaded, if not with the element. */
const loaders: Partial<Record<ModeId, () => Promise<CreateMode>>> = {
  play: async () => (await import('./playMode.ts')).createPlayMode,
};

/** Whether an embedded board can show it. */
export const isShown = (mode: ModeId): boolean => mode === defaults.mode || mode in loaders;

/** The code of a mode, that of a search in place of what only the page has. Rejects if it cannot be loaded. */
export const loadMode = async (mode: ModeId): Promise<CreateMode> =>
  loaders[mode]?.() ?? createSearchMode;
