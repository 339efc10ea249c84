import { HIRED, hireProcess, waitForWork } from './hired.ts';
import { DONE, Refusal } from './refusal.ts';
import { run } from './run.ts';

const { stdout, stderr } = process;

/** A reader that has seen enough, such as `head`, is no error. */
const isReaderGone = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | null)?.code === 'EPIPE';

stdout.on('error', (error) => {
  if (!isReaderGone(error)) throw error;
});

const write = (text: string): Promise<void> =>
  new Promise((done, failed) => {
    stdout.write(text, (error) => (error ? failed(error) : done()));
  });

const screen = {
  isTerminal: stdout.isTTY,
  // Some terminals do not know, and say none or 0.
  columns: stdout.columns || 80,
  rows: stdout.rows || 24,
};

const now = new Date();
const today = { month: now.getMonth() + 1, day: now.getDate() };

const isNoted = stderr.isTTY;
const note = (line: string): void => {
  if (isNoted) stderr.write(`\r\x1b[K${line}`);
};

async function command(): Promise<void> {
  try {
    const surroundings = { screen, isNoted, note, today, hire: hireProcess };
    process.exitCode = await run(process.argv.slice(2), surroundings, write);
  } catch (error) {
    if (error instanceof Refusal) {
      // What people gave may stand in the sentence, and is not trusted to be plain text.
      stderr.write(`fitful: ${error.message.replace(/\p{Cc}/gu, '\uFFFD')}\n`);
      process.exitCode = error.exitCode;
    } else if (isReaderGone(error)) {
      process.exitCode = DONE;
    } else {
      throw error;
    }
  }
}

if (process.argv[2] === HIRED && process.send) waitForWork();
else await command();
