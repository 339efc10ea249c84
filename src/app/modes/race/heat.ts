import { countsOf, heatLevel, heatScaleOf } from '../../../lag/heatScale.ts';
import type { MeterReport } from '../../../lag/paneMeters.ts';
import type { Settings } from '../../../settings/settings.ts';
import type { HeatChoice, PaneHeat } from '../../../ui/race/heat/model.ts';
import type { Entrant } from './entrant.ts';

/** How busy the searches of a race were on each cell, on their boards and in figures. */
export class RaceHeat {
  private chosen: HeatChoice;
  /** Entrant → what its board shows, and of which report. */
  private readonly shown = new Map<Entrant, PaneHeat & { readonly report: MeterReport }>();
  private isStale = false;

  constructor({ heat, heatscale }: Pick<Settings, 'heat' | 'heatscale'>) {
    this.chosen = { heat, heatscale };
  }

  get choice(): HeatChoice {
    return this.chosen;
  }

  set choice(choice: HeatChoice) {
    const { heat, heatscale } = choice;
    this.chosen = { heat, heatscale };
    this.isStale = true;
  }

  get isOn(): boolean {
    return this.chosen.heat !== 'none';
  }

  /** What the board of an entrant shows; undefined for nothing. */
  of(entrant: Entrant): PaneHeat | undefined {
    return this.shown.get(entrant);
  }

  /** Shows on all boards what was measured last, and nothing of a moment after the one on show. */
  show(entrants: readonly Entrant[]): void {
    if (!this.isOn && this.shown.size === 0) return;
    if (this.isStale || this.isChanged(entrants)) this.draw(entrants);
    this.isStale = false;
  }

  private isChanged(entrants: readonly Entrant[]): boolean {
    let count = 0;
    for (const entrant of entrants) {
      const report = this.measured(entrant)?.report;
      if (report) count++;
      if (this.shown.get(entrant)?.report !== report) return true;
    }
    return count !== this.shown.size;
  }

  /** The counts of an entrant; undefined also while all are 0 because meters have not come far yet. */
  private measured(entrant: Entrant) {
    const { heat } = this.chosen;
    const report = entrant.run.measured?.();
    if (!report || heat === 'none') return undefined;
    const counts = countsOf(report.heat, heat);
    const isLate = report.step < entrant.run.lane.playhead.step;
    return isLate && counts.every((count) => count === 0) ? undefined : { entrant, report, counts };
  }

  private draw(entrants: readonly Entrant[]): void {
    const { heatscale } = this.chosen;
    this.shown.clear();
    const measured = entrants.flatMap((entrant) => this.measured(entrant) ?? []);
    const all = heatScaleOf(measured.map(({ counts }) => counts));
    for (const { entrant, report, counts } of measured) {
      const scale = heatscale === 'one' ? all : heatScaleOf([counts]);
      this.shown.set(entrant, { report, step: report.step, counts, scale });
    }
    for (const entrant of entrants) {
      const shown = this.shown.get(entrant);
      entrant.run.pane.view.effects.heat.ask(
        shown?.counts.map((count) => (shown.scale ? heatLevel(count, shown.scale) : 0)),
      );
    }
  }
}
