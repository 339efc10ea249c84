import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Reads the arguments of a script; where they are wrong, the script says so in a sentence, and ends with 2. */
export function argsOf<Config extends ParseArgsConfig>(
  script: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // What follows the first sentence is about words that look like options.
    const [said] = (error as Error).message.split(/\.(?= |$)/);
    const known = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    console.error(`${script}: ${said}. There are ${known.join(', ')}.`);
    return process.exit(2);
  }
}
