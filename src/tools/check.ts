import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs all checks of the project, also after failures. Static checks run beside the tests, and are printed after them.
 * The last line has the totals: each static check counts as one, each test as one.
 */
const scripts = ['format:check', 'lint', 'types', 'unused'];

/** The part of Vitest's JSON report that is used here. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly unknown[];
  }[];
}

/** Runs the static checks one after another, as each uses all cores. */
async function checkAll() {
  const checked: { script: string; isFine: boolean; output: string }[] = [];
  for (const script of scripts) {
    const child = spawn('npm', ['run', '-s', script]);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    const [code] = (await once(child, 'close')) as [number | null];
    checked.push({ script, isFine: code === 0, output });
  }
  return checked;
}

/** Runs the tests; a file that fails to load and an error outside of tests count as failures. */
async function runTests(): Promise<{ passed: number; failed: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'fitful-check-'));
  const file = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const args = ['exec', '--', 'vitest', 'run', ...reporters];
    const [code] = await once(spawn('npm', args, { stdio: 'inherit' }), 'close');
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const failed = report.testResults
      .filter((result) => result.status === 'failed' && result.assertionResults.length === 0)
      .map((result) => result.name);
    for (let i = 0; i < report.numFailedTests; i++) failed.push('a test');
    if (code !== 0 && failed.length === 0) failed.push('the test run');
    return { passed: report.numPassedTests, failed };
  } catch {
    return { passed: 0, failed: ['the test run'] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const [checked, tests] = await Promise.all([checkAll(), runTests()]);
for (const { script, output } of checked) console.log(`\n— ${script}\n${output.trimEnd()}`);
const wrong = checked.filter(({ isFine }) => !isFine).map(({ script }) => script);
const failures = [...wrong, ...tests.failed];
console.log(failures.length > 0 ? `\nFailed: ${[...new Set(failures)].join(', ')}` : '');
console.log(`${scripts.length - wrong.length + tests.passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
