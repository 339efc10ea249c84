import type { ScormEdition } from '../../teach/lesson/course.ts';
import { readFrom } from '../hosts/bridge.ts';
import { COUNT, editions, type Interaction, type Told } from './editions.ts';

/** The object of a course, of which nothing is sure. */
type Api = Readonly<Record<string, unknown>>;

/** The windows around one, as far as they can be seen. */
interface Surrounded {
  readonly parent: unknown;
  readonly opener: unknown;
}

/** The most windows that are looked at: courses have nested frames, but not many. */
const MOST = 500;

/**
 * The object of a course, in a window or those around it, from the inside out; then in the window that opened
 * one of them, and those around that. Windows of other sites are passed over.
 */
export function findApi(window: Surrounded, edition: ScormEdition): Api | undefined {
  const { api: name, calls } = editions[edition];
  const starts: unknown[] = [window];
  const seen = new Set<unknown>();
  for (const start of starts)
    for (let at = start; at && !seen.has(at) && seen.size < MOST;) {
      seen.add(at);
      const its = at as Surrounded & Api;
      const api = readFrom(() => its[name]) as Api | undefined;
      if (typeof readFrom(() => api?.[calls.begin]) === 'function') return api;
      starts.push(readFrom(() => its.opener));
      at = readFrom(() => its.parent);
    }
  return undefined;
}

/** What a course knows of somebody who comes back. */
interface Known {
  readonly place: string;
  readonly kept: string;
  readonly isComplete: boolean;
  /** The share of the score, from 0 to 1. */
  readonly score: number;
}

/** A session with a course, whose calls may fail or throw at any time. */
export class Session {
  private readonly api: Api;
  private readonly edition: (typeof editions)[ScormEdition];
  private begun: number | undefined;
  /** The values that the course has taken, by their names. */
  private readonly taken = new Map<string, string>();
  /** The ids of the answers that it has taken, and the number of the next one, where it tells how many it has. */
  private readonly answered = new Set<string>();
  private next: number | undefined;

  constructor(api: Api, edition: ScormEdition) {
    this.api = api;
    this.edition = editions[edition];
  }

  get isOpen(): boolean {
    return this.begun !== undefined;
  }

  /** Begins, and tells what is known; undefined if the course refuses. */
  begin(now: number): Known | undefined {
    if (!this.says('begin', '')) return undefined;
    this.begun = now;
    this.taken.clear();
    const count = this.get(COUNT);
    if (/^\d{1,6}$/.test(count)) this.next = Number(count);
    const { place, kept, status, score, shareOf } = this.edition;
    const share = shareOf(Number(this.get(score)));
    const isComplete = ['completed', 'passed'].includes(this.get(status));
    // A course that has its own word for it keeps that.
    if (isComplete) this.taken.set(status, 'completed');
    return {
      place: this.get(place),
      kept: this.get(kept),
      isComplete,
      score: share > 0 ? Math.min(share, 1) : 0,
    };
  }

  /** Tells what has changed; whether the course takes all that it needs. */
  tell(told: Omit<Told, 'seconds'>, now: number): boolean {
    const seconds = Math.max(0, now - (this.begun ?? now)) / 1000;
    let isTaken = true;
    // Some courses take nothing once a lesson is complete.
    for (const answer of told.interactions) this.tellAnswer(answer);
    for (const { name, value, isOptional } of this.edition.elements({ ...told, seconds })) {
      if (this.taken.get(name) === value) continue;
      if (this.says('set', name, value)) this.taken.set(name, value);
      else isTaken &&= isOptional === true;
    }
    return isTaken;
  }

  /** Tells an answer that the course has not taken yet; one that takes none goes without. */
  private tellAnswer(answer: Interaction): void {
    if (this.answered.has(answer.id)) return;
    const [id, ...rest] = this.edition.interaction(this.next ?? answer.place, answer);
    if (!this.says('set', id!.name, id!.value)) return;
    this.answered.add(answer.id);
    if (this.next !== undefined) this.next++;
    for (const { name, value } of rest) this.says('set', name, value);
  }

  /** Has the course keep what it was told; whether it does. */
  commit(): boolean {
    return this.says('commit', '');
  }

  end(): void {
    if (this.isOpen) this.says('end', '');
    this.begun = undefined;
  }

  private get(name: string): string {
    const value = this.call('get', name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }

  /** Whether a call succeeds: that is said by a text, in some courses by a truth value. */
  private says(call: keyof typeof this.edition.calls, ...given: string[]): boolean {
    const said = this.call(call, ...given);
    return said === true || said === 'true';
  }

  private call(call: keyof typeof this.edition.calls, ...given: string[]): unknown {
    const name = this.edition.calls[call];
    return readFrom(() => (this.api[name] as (...given: string[]) => unknown)(...given));
  }
}
