import { CliError } from '../../cli/cliError.ts';
import { run } from '../../cli/run.ts';
import { workOn, type SpawnFor } from '../../cli/workers.ts';

/** Creates workers that run in the same thread, while it is idle. */
const inThread: SpawnFor = (kind, common) => (on) => {
  const work = workOn(kind, common);
  let isClosed = false;
  return {
    begin(task) {
      const working = () => work(task, (one) => isClosed || on.report(structuredClone(one)));
      setImmediate(() => void working().catch((error: Error) => on.failed(error)));
    },
    close: () => void (isClosed = true),
  };
};

/** The environment of a command run in the same process. */
export const inPlace = {
  screen: { isTerminal: false, columns: 80, rows: 24, colours: 1 },
  showsStatus: true,
  showStatus: (_line: string): void => {},
  warn: (_sentence: string): void => {},
  today: { month: 12, day: 25 },
  spawnFor: inThread,
  oneFile: (): string | undefined => '<body>The page.</body>',
};

/** Runs a command line in the same process and returns its results. */
export async function fitful(...args: string[]) {
  const notes: string[] = [];
  const warnings: string[] = [];
  const environment = {
    ...inPlace,
    showStatus: (line: string) => void notes.push(line),
    warn: (sentence: string) => void warnings.push(sentence),
  };
  let output = '';
  try {
    const code = await run(args, environment, async (text) => {
      output += text;
    });
    return { code, output, notes, warnings, refused: undefined };
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    // The message for stderr.
    return { code: error.exitCode, output, notes, warnings, refused: error.message };
  }
}

/** The JSON lines that a command line prints. */
export async function json(...args: string[]): Promise<Record<string, unknown>[]> {
  const { output } = await fitful(...args);
  return output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
