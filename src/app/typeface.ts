import url from '../../assets/fonts/jost.woff2';

const FAMILY = 'Jost';
/** For how long texts wait for it, in ms. */
const LONGEST_WAIT = 1500;

/** Adds the page's own face, unless faces of that name are there, which may not have been loaded yet either. */
async function load(): Promise<void> {
  const given = [...document.fonts].filter(({ family }) => family === FAMILY);
  if (given.length > 0) return void (await Promise.all(given.map((face) => face.load())));
  // As bytes, since a page that is one file may load no font from a URL.
  const answer = await fetch(url, { priority: 'low' });
  if (!answer.ok) throw new Error(`There is no face: ${answer.status}.`);
  const face = new FontFace(FAMILY, await answer.arrayBuffer(), { weight: '300 600' });
  document.fonts.add(await face.load());
}

/**
 * Loads the page's own face, of all texts but those of code. They appear once it is there, or will not be there
 * soon, so that none changes its face in sight.
 *
 * @param onLoaded called if it is there
 */
export function loadTypeface(onLoaded: () => void): void {
  const show = (): void => document.documentElement.classList.add('lettered');
  setTimeout(show, LONGEST_WAIT);
  // Without it texts have a face of the system.
  load()
    .then(onLoaded, () => undefined)
    .finally(show);
}
