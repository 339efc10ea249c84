import { coloursOf } from './paint.ts';
import { AS_WORKER, inProcesses, waitForTasks } from './processes.ts';
import { DONE, FAILED, CliError } from './cliError.ts';
import { isReaderGone, run } from './run.ts';

const { stdout, stderr } = process;

// Who writes hears of it, too; and of stderr there is nobody to tell.
stdout.on('error', () => {});
stderr.on('error', () => {});

const write = (text: string): Promise<void> =>
  new Promise((done, failed) => {
    stdout.write(text, (error) => (error ? failed(error) : done()));
  });

const screen = {
  isTerminal: stdout.isTTY,
  // Some terminals do not know, and say none or 0.
  get columns() {
    return stdout.columns || 80;
  },
  get rows() {
    return stdout.rows || 24;
  },
  colours: coloursOf(stdout, process.env),
};

const now = new Date();
const today = { month: now.getMonth() + 1, day: now.getDate() };

const showsStatus = stderr.isTTY;
const showStatus = (line: string): void => {
  if (showsStatus) stderr.write(`\r\x1b[K${line}`);
};

// What people gave may stand in a sentence, and is not trusted to be plain text.
const say = (sentence: string): void =>
  void stderr.write(`fitful: ${sentence.replace(/\p{Cc}/gu, '\uFFFD')}\n`);
const warn = (sentence: string): void => {
  showStatus('');
  say(sentence);
};

/** A fault of the program: all that can be told of it, and an exit code that says nothing of solutions. */
const giveUp = (error: unknown): never => {
  console.error(error);
  process.exit(FAILED);
};

async function command(): Promise<void> {
  try {
    const environment = { screen, showsStatus, showStatus, warn, today, spawnFor: inProcesses };
    process.exitCode = await run(process.argv.slice(2), environment, write);
  } catch (error) {
    if (error instanceof CliError) {
      say(error.message);
      process.exitCode = error.exitCode;
    } else if (isReaderGone(error)) {
      process.exitCode = DONE;
    } else {
      giveUp(error);
    }
  }
}

process.on('uncaughtException', giveUp);
if (process.argv[2] === AS_WORKER && process.send) waitForTasks();
else await command();
