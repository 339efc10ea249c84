import type { Settings } from '../settings/settings.ts';

/** How often an hour the light goes on: seldom, since each time the page is drawn. */
const TIMES = 20;

/** The hour of the day that the light is of, 0 to 24. */
export function hourOf({ hour }: Pick<Settings, 'hour'>, now: Date): number {
  if (hour !== 'auto') return hour;
  return Math.floor((now.getHours() + now.getMinutes() / 60) * TIMES) / TIMES;
}
