import type { FitfulWindow } from '../host.ts';
import { readCommand, type Command } from './commands.ts';
import { Resizer } from './resizer.ts';

type Steered = Pick<FitfulWindow, 'status' | 'play' | 'pause' | 'step' | 'seek' | 'open'>;

/** What is seen at the moment. */
export interface Seen {
  readonly step: number;
  /** The number of solutions found so far, on all boards. */
  readonly solutions: number;
  /** Whether the run, or its stretch, is over. */
  readonly isOver: boolean;
}

interface Frame {
  readonly seen: () => Seen;
  /** The height that suits the width of the frame, in CSS px. */
  readonly height: () => number;
}

/** The time between two messages about steps, in ms. */
const EVERY = 100;

/** The most messages in a second that are taken; the rest are passed over. */
const MOST = 60;

/** What a page in the frame of another tells that one, and what it does for it. */
export class Embedding {
  private readonly api: Steered;
  private readonly frame: Frame;
  private readonly post: (message: object) => void;
  private readonly resizer: Resizer;
  private told: Seen | undefined;
  private toldAt = -Infinity;
  private height: number | undefined;
  private second = -Infinity;
  private taken = 0;

  /** @param post sends a message to the page around */
  constructor(api: Steered, frame: Frame, post: (message: object) => void) {
    this.api = api;
    this.frame = frame;
    this.post = post;
    this.resizer = new Resizer(frame.height, post);
    post({ fitful: 'ready', version: api.status().version });
    this.resizer.begin();
    this.fit();
  }

  /** Takes the data of a message of the page around; `now` in ms. */
  receive(data: unknown, now: number): void {
    if (now - this.second >= 1000) [this.second, this.taken] = [now, 0];
    if (++this.taken > MOST) return;
    this.resizer.receive(data);
    const command = readCommand(data);
    if (command) this.obey(command);
  }

  /** Tells what has changed. To be called in each frame; `now` in ms. */
  tell(now: number): void {
    if (now - this.toldAt < EVERY) return;
    this.toldAt = now;
    this.fit();
    const { told } = this;
    const seen = this.frame.seen();
    this.told = seen;
    if (told?.step === seen.step && told.isOver === seen.isOver) return;
    const { step, solutions, isOver } = seen;
    this.post({ fitful: 'step', step, solutions });
    if (told && solutions > told.solutions) this.post({ fitful: 'solution', step, solutions });
    if (isOver && told?.isOver === false) this.post({ fitful: 'end', step, solutions });
  }

  private obey(command: Command): void {
    const { api } = this;
    switch (command.fitful) {
      case 'step':
        return api.step(command.by);
      case 'seek':
        return api.seek(command.step);
      case 'open':
        if (URL.canParse(command.address, 'https://fitful.invalid')) api.open(command.address);
        return;
      case 'status':
        return this.post({ ...command, status: api.status() });
      case 'play':
      case 'pause':
        return api[command.fitful]();
    }
  }

  /** Tells the height that suits the picture, if that is another one. */
  private fit(): void {
    const height = this.frame.height();
    if (height === this.height) return;
    this.height = height;
    this.post({ fitful: 'resize', height });
    this.resizer.fit();
  }
}
