/** Two frames that are further apart, in ms, are no frames in a row: the page was hidden, or the machine slept. */
const LONGEST_GAP = 2000;

/** For how long somebody is thinking, rather than away, who touches nothing, in ms. */
export const THINKING = 300_000;

/**
 * The time for which a game has been played, after one more frame; in ms.
 *
 * @param gap the time since the last frame
 * @param untouched for how long there has been no input
 */
export function timeAfter(time: number, gap: number, untouched: number): number {
  const isSeen = gap > 0 && gap <= LONGEST_GAP && untouched < THINKING;
  return isSeen ? time + gap : time;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A time in full seconds, such as 0:07, 12:31 or 1:02:03. */
export function clockText(time: number): string {
  const seconds = Math.floor(time / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const end = twoDigits(seconds % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${end}` : `${minutes}:${end}`;
}
