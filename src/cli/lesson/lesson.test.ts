import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import {
  mostKept,
  readCourse,
  scormEditions,
  type ScormEdition,
} from '../../teach/lesson/course.ts';
import { readLesson } from '../../teach/lesson/readLesson.ts';
import { noProgress, writeProgress } from '../../teach/lesson/progress.ts';
import { manifestFaults } from '../../testing/runs/manifestFaults.ts';
import { fitful, inPlace } from '../../testing/runs/tryOut.ts';
import { run } from '../run.ts';
import { readOneFile } from '../film/pageFile.ts';
import { mostStops, scormPackage } from './scormPackage.ts';

const folder = mkdtempSync(join(tmpdir(), 'fitful-lesson-'));
afterAll(() => rmSync(folder, { recursive: true }));

const puzzle = 'puzzle=square-bar-corner&order=rows';
const text = (content: string) => ({ en: content, ja: `${content}。` });

/** A lesson with two scenes, of which the stops of the second one are given. */
const written = (...stops: readonly unknown[]) => ({
  title: text('Two dead ends'),
  scenes: [
    {
      title: text('Next'),
      stops: [`${puzzle}&step=0`, `${puzzle}&step=1`],
      ask: text('Which cell is next?'),
      point: 'cell',
      say: text('That one.'),
    },
    { title: text('Then'), stops: [`${puzzle}&step=3`, ...stops], say: text('Look.') },
  ],
});

let files = 0;
/** The name of a file with some content. */
function file(content: unknown): string {
  const name = join(folder, `${++files}.json`);
  writeFileSync(name, typeof content === 'string' ? content : JSON.stringify(content));
  return name;
}

const asked = (at: string, point: string) => ({ at, ask: text('And now?'), point });
const byHand = (step: number, hands: number) => ({
  at: `${puzzle}&step=${step}`,
  say: text('You.'),
  hands,
});
/** A stop at which something is to be tried next. */
const tried = (at: string) => ({
  at: `${puzzle}&step=4`,
  end: { remember: [text('So.')], next: [{ at, say: text('This.') }] },
});
const race = 'mode=race&puzzle=square-bar-corner&panes=backtrack:rows~dlx&step=0';

test('a lesson is checked, and its questions counted', async () => {
  expect((await fitful('lesson', file(written(race)))).output).toBe(
    '“Two dead ends”: 2 scenes, 4 stops, 1 question to be answered by pointing\n',
  );
  const own = deflateRawSync(readFileSync('assets/puzzles/square-bar-corner.txt'));
  const { output, warnings } = await fitful(
    'lesson',
    file(
      written(
        asked(`${puzzle}&step=2`, 'fails'),
        asked(`text=${own.toString('base64url')}&order=rows&step=0`, 'cell'),
        // Nothing is asked in a race, where it could be guessed, or of what is another puzzle tomorrow.
        asked(race, 'cell'),
        // Nodes are pointed at in the tree alone.
        { ...asked(`${puzzle}&step=30`, 'node'), nodes: [6] },
        { ...asked(`${puzzle}&step=30&panels=tree`, 'node'), nodes: [6] },
        asked(`${puzzle}&step=4`, 'ways'),
        asked('puzzle=today&step=0', 'cell'),
      ),
    ),
  );
  expect(output).toContain('2 scenes, 10 stops, 4 questions');
  expect(warnings.map((one) => one.replace(/:.*/, ''))).toEqual([
    'scene 2, stop 4',
    'scene 2, stop 5',
    'scene 2, stop 7',
    'scene 2, stop 8',
  ]);
});

test('what is wrong with a lesson is said in words', async () => {
  const refusals = [
    [[], /which lesson/],
    [['none.json'], /no file named “none.json”/, 1],
    [[file('{')], /The lesson cannot be read: .*JSON/],
    [[file('x'.repeat(300_000))], /too large for a lesson/],
    [[file(written(`${puzzle}&order=row`))], /Scene 2: .*2.*row/],
    [[file(written('mode=play'))], /Scene 2: .*play/],
    [[file(written(tried('mode=plya')))], /Scene 2: stop 2: .*plya/],
    [[file(written(byHand(26, 5)))], /Scene 2: stop 2 has 5 steps .* ends after 4/],
    [[file(written('puzzle=nothing'))], /Scene 2: .*nothing/],
    [[file(written('text=senseless'))], /Scene 2: .*2/],
    [[file(written()), '--scorm', 'x.tar'], /has to end in “.zip”/],
    [[file(written()), '--edition', '2004'], /makes no sense without --scorm/],
    [[file(written()), '--scorm', 'x.zip', '--edition', '3'], /1.2, 2004/],
    [[file(written()), 'again'], /again/],
  ] as const;
  for (const [args, said, code = 2] of refusals)
    expect(await fitful('lesson', ...args)).toMatchObject({
      code,
      output: '',
      refused: expect.stringMatching(said) as string,
    });
});

test('what a package needs is looked for first, and said in words', async () => {
  const [bad, out] = [file('{'), join(folder, 'out.zip')];
  const taken = join(folder, 'taken.zip');
  mkdirSync(taken);
  const refusals = [
    [join(folder, 'none', 'x.zip'), /x.zip” cannot be written: there is no folder “.*none”/],
    [join(bad, 'x.zip'), /there is no folder “.*json”/],
    [taken, /taken.zip” cannot be written/],
  ] as const;
  for (const [zip, said] of refusals)
    expect((await fitful('lesson', bad, '--scorm', zip)).refused).toMatch(said);
  const args = ['lesson', bad, '--scorm', out];
  const without = run(args, { ...inPlace, oneFile: () => undefined }, async () => {});
  await expect(without).rejects.toThrow(/“npm run build” and then “npm run hosts”/);
  expect((await fitful('lesson', bad, '--scorm', out)).refused).toMatch(/cannot be read: .*JSON/);
  expect(existsSync(out)).toBe(false);
  expect((await fitful('lesson', file(written()), '--scorm', out)).output).toMatch(
    /out.zip: SCORM/,
  );
  expect(Object.keys(unzipSync(readFileSync(out)))).toContain('imsmanifest.xml');
});

test('a lesson of more stops than a course keeps is refused', async () => {
  for (const edition of scormEditions) {
    const kept = writeProgress('01234567', noProgress(mostStops(edition)));
    expect(kept).toHaveLength(mostKept[edition]);
  }
  const stops = Array.from({ length: mostStops('1.2') - 2 }, () => 'step=1');
  const { refused } = await fitful('lesson', file(written(...stops)), '--scorm', 'x.zip');
  expect(refused).toContain('keeps at most 4,087 stops of a lesson, and this one has 4,088');
});

/** The files of a package of a lesson. */
function packed(edition: ScormEdition, content: unknown, title: string, language = 'en') {
  const lesson = readLesson('course', content);
  const page = '<!doctype html>\n<html><head></head><body class="x"><p>Page</p></body></html>';
  const its = { edition, lesson, text: JSON.stringify(content), title, language, questions: [0] };
  const zip = scormPackage(page, its);
  expect(scormPackage(page, its)).toEqual(zip);
  const files = Object.entries(unzipSync(zip));
  return Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
}

const odd = '二つ 🧩 A & B <c> "d" ]]> \u0000\u0007\uD800 f';

test.each(scormEditions)('the manifest of SCORM %s holds to its schemas', async (edition) => {
  const files = packed(edition, written(), odd);
  const manifest = files['imsmanifest.xml']!;
  expect(await manifestFaults(edition, manifest)).toEqual([]);
  expect(manifest).toContain('<title>二つ 🧩 A &amp; B &lt;c&gt; &quot;d&quot; ]]&gt;  f</title>');
  // All files are listed, and those that are listed are there.
  const listed = [...manifest.matchAll(/<file href="(.*?)"/g)].map(([, name]) => name!);
  expect([...listed, 'imsmanifest.xml'].toSorted()).toEqual(Object.keys(files).toSorted());
  expect(listed).toContain(/<resource [^>]*href="(.*?)"/.exec(manifest)![1]);
  for (const [right, wrong] of [
    ['identifier="lesson"', ''],
    ['<organizations ', '<organisations '],
    [' type="webcontent"', ''],
    ['="sco"', '="scorm"'],
  ] as const)
    expect(await manifestFaults(edition, manifest.replaceAll(right, wrong))).not.toEqual([]);
});

test('the page in a package holds the lesson, whatever its texts', () => {
  const content = written();
  content.title = text('</script><!-- \u2028 $& "x"');
  const { 'index.html': page = '' } = packed('1.2', content, 'Two');
  const [, held = ''] = /<script type="application\/json" class="course">(.*?)<\/script>/s.exec(
    page,
  )!;
  const course = readCourse(held)!;
  expect(JSON.parse(course.lesson)).toEqual(content);
  expect(course).toMatchObject({ edition: '1.2', questions: [0] });
  expect(page).toMatch(/<body class="x">\n {4}<script.*<\/script><p>Page/s);
  for (const other of ['null', '{}', '{"edition":"1.1"}', '[]', held.replace('[0]', '[-1]')])
    expect(readCourse(other)).toBe(undefined);

  // What is kept of a lesson stays when its texts change, and not when its stops do.
  const namesOf = (content: unknown, title = 'Two', language = 'en') => {
    const files = packed('1.2', content, title, language);
    const { key } = readCourse(/>(\{"edition".*?)<\/script>/s.exec(files['index.html']!)![1]!)!;
    return { key, id: /<manifest [^>]*?identifier="(.*?)"/s.exec(files['imsmanifest.xml']!)![1] };
  };
  const { key, id } = namesOf(content);
  expect(key).toBe(course.key);
  const said = { ...content, scenes: content.scenes.map((one) => ({ ...one, say: text('So.') })) };
  expect(namesOf(said)).toEqual({ key, id });
  // Lessons of the same stops, of another title or in another language, are others in a course.
  for (const other of [namesOf(content, 'Three'), namesOf(content, 'Two', 'ja')])
    expect([other.key === key, other.id === id]).toEqual([true, false]);
  const other = namesOf({ ...content, scenes: written(`${puzzle}&step=5`).scenes });
  expect([other.key === key, other.id === id]).toEqual([false, false]);
  // So with the nodes that are right.
  const [six, one] = [6, 1].map((node) => {
    const stop = { ...asked(`${puzzle}&step=30`, 'node'), nodes: [node] };
    return namesOf({ ...content, scenes: written(stop).scenes });
  });
  expect([six!.key === one!.key, six!.id === one!.id]).toEqual([false, false]);
});

test('the page for a package is beside the command, if it is there', () => {
  expect(readOneFile(folder)).toBe(undefined);
  writeFileSync(join(folder, 'page.html'), 'The page.');
  expect(readOneFile(folder)).toBe('The page.');
});
