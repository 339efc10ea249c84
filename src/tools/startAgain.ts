import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * A page that has not started after a minute is loaded anew if its server answers, then after two, and so on up to
 * an hour: part of its code may be missing, and nobody may be there. What says that it has not started is its element.
 */
const script = `{
  const key = 'fitful.starts';
  const minute = 60000;
  let tries = 6;
  try {
    tries = Math.min(6, Number(sessionStorage.getItem(key)) || 0);
    sessionStorage.setItem(key, tries);
  } catch {}
  const wait = () => setTimeout(look, Math.min(60, 2 ** tries) * minute);
  const keep = (count) => {
    try {
      sessionStorage.setItem(key, count);
    } catch {}
  };
  const look = () => {
    const hasStarted = () => !document.querySelector('#app > .start');
    if (hasStarted()) return keep(0);
    fetch(location.href, { cache: 'no-store' }).then(({ ok }) => {
      if (!ok || hasStarted()) return wait();
      keep(tries + 1);
      location.reload();
    }, wait);
  };
  wait();
}`;

/** The source of the script for a content security policy. */
export const startAgainSource = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Lets a page try again that cannot start. */
export const startAgain: Plugin = {
  name: 'start-again',
  transformIndexHtml: () => [{ tag: 'script', children: script, injectTo: 'head' }],
};
