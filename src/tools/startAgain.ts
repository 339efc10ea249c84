import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * A page that has not started after a minute is loaded anew if its server answers, then after two, and so on up to
 * an hour: part of its code may be missing, and nobody may be there. From the second time on it forgets what the service worker keeps
 * first, and the service worker, as that may be what is damaged; both come back once the page has started. What says that it has not started is its element.
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
  const forget = async () => {
    try {
      const worker = await navigator.serviceWorker.getRegistration();
      const names = await caches.keys();
      for (const name of names) if (name.endsWith(worker.scope)) await caches.delete(name);
      await worker.unregister();
    } catch {}
  };
  const look = () => {
    const hasStarted = () => !document.querySelector('#app > .start');
    if (hasStarted()) return keep(0);
    fetch(location.href, { cache: 'no-store' }).then(async ({ ok }) => {
      if (!ok || hasStarted()) return wait();
      keep(tries + 1);
      if (tries > 0) await forget();
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
