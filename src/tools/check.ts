import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs all checks of the project, also after failures. The last line has the totals: each static
 * check counts as one, each test as one.
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

function succeeds(args: readonly string[]): boolean {
  console.log(`\n— ${args.join(' ')}`);
  return spawnSync('npm', args, { stdio: 'inherit' }).status === 0;
}

/** Runs the tests; a file that fails to load and an error outside of tests count as failures. */
function runTests(): { passed: number; failed: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'fitful-check-'));
  const file = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const fine = succeeds(['exec', '--', 'vitest', 'run', ...reporters]);
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const failed = report.testResults
      .filter((result) => result.status === 'failed' && result.assertionResults.length === 0)
      .map((result) => result.name);
    for (let i = 0; i < report.numFailedTests; i++) failed.push('a test');
    if (!fine && failed.length === 0) failed.push('the test run');
    return { passed: report.numPassedTests, failed };
  } catch {
    return { passed: 0, failed: ['the test run'] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const failed = scripts.filter((script) => !succeeds(['run', '-s', script]));
const tests = runTests();
const failures = [...failed, ...tests.failed];
console.log(failures.length > 0 ? `\nFailed: ${[...new Set(failures)].join(', ')}` : '');
console.log(`${scripts.length - failed.length + tests.passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
