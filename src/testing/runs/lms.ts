import { Scorm12API, Scorm2004API } from 'scorm-again';
import type { ScormEdition } from '../../teach/lesson/course.ts';

/** What a course object does in place of a call, by the name of the call; undefined lets it through. */
export type Faults = Readonly<Record<string, (...given: string[]) => unknown>>;

type Calls = Record<string, (...given: string[]) => unknown>;

const calls: Readonly<Record<ScormEdition, readonly string[]>> = {
  '1.2': ['LMSInitialize', 'LMSGetValue', 'LMSSetValue', 'LMSCommit', 'LMSFinish'],
  '2004': ['Initialize', 'GetValue', 'SetValue', 'Commit', 'Terminate'],
};

/** A course that keeps what it is told from one launch to the next, and takes only what its edition of SCORM allows. */
export class Lms {
  /** The values that were set, by their names, in the order in which they were set first. */
  readonly values = new Map<string, string>();
  /** The names of the calls that came through. */
  readonly heard: string[] = [];
  /** The values that were refused. */
  readonly refused: string[] = [];
  private readonly edition: ScormEdition;

  constructor(edition: ScormEdition) {
    this.edition = edition;
  }

  /** The object of the next launch. */
  launch(faults: Faults = {}): Calls {
    const settings = { autocommit: false, logLevel: 5 } as const;
    const library = this.edition === '1.2' ? new Scorm12API(settings) : new Scorm2004API(settings);
    library.loadFromFlattenedJSON(Object.fromEntries(this.values), '');
    const api = library as unknown as Calls;
    const call = (name: string, given: string[]): unknown => {
      const instead = faults[name]?.(...given);
      if (instead !== undefined) return instead;
      this.heard.push(name);
      const said = api[name]!(...given);
      if (name.endsWith('SetValue')) {
        if (said === 'true') this.values.set(given[0]!, given[1]!);
        else this.refused.push(given.join(' = '));
      }
      return said;
    };
    return Object.fromEntries(
      calls[this.edition].map((name) => [name, (...given: string[]) => call(name, given)]),
    );
  }
}
