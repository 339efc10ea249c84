import { readOneFile } from './film/pageFile.ts';
import { coloursOf } from './terminal/pictures.ts';
import { AS_WORKER, inProcesses, waitForTasks } from './workers.ts';
import { DONE, FAILED, CliError } from './cliError.ts';
import { isReaderGone, run } from './run.ts';
import { loadAllWords } from '../words/index.ts';

const { stdout, stderr } = process;

// Errors also reach the callback of `write`; for stderr there is nowhere to report them.
stdout.on('error', () => {});
stderr.on('error', () => {});

const write = (text: string): Promise<void> =>
  new Promise((done, failed) => {
    stdout.write(text, (error) => (error ? failed(error) : done()));
  });

const screen = {
  isTerminal: stdout.isTTY,
  // Some terminals report none or 0.
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

// Sentences may quote user input, which may have control characters.
const say = (sentence: string): void =>
  void stderr.write(`fitful: ${sentence.replace(/\p{Cc}/gu, '\uFFFD')}\n`);
const warn = (sentence: string): void => {
  showStatus('');
  say(sentence);
};

/** A bug: prints all that is known, and exits with a code that says nothing about solutions. */
const giveUp = (error: unknown): never => {
  console.error(error);
  process.exit(FAILED);
};

async function command(): Promise<void> {
  try {
    const environment = {
      screen,
      showsStatus,
      showStatus,
      warn,
      today,
      spawnFor: inProcesses,
      oneFile: readOneFile,
    };
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
await loadAllWords();
if (process.argv[2] === AS_WORKER && process.send) waitForTasks();
else await command();
