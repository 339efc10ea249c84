/** The panels beside the board, from top to bottom. */
export const panelIds = ['code', 'stack', 'tree', 'matrix', 'shelf', 'colours', 'proof'] as const;

export type PanelId = (typeof panelIds)[number];

export const MOST_PANELS = 2;

/** The panels once one is switched on or off; of too many, the one that was switched on first goes. */
export const toggled = (panels: readonly PanelId[], id: PanelId): readonly PanelId[] =>
  panels.includes(id)
    ? panels.filter((panel) => panel !== id)
    : [...panels, id].slice(-MOST_PANELS);
