import type { Tape } from '../play/tape.ts';
import type { Opening } from './modes/scene.ts';

/** What to do when the workers behind a tape fail, or one goes on: the tape shows it, and the page is told. */
export const noteFailure =
  (tape: () => Pick<Tape, 'failed'>, tell: Opening['onFailure']): Opening['onFailure'] =>
  (trouble) => {
    tape().failed = trouble !== undefined;
    tell(trouble);
  };
