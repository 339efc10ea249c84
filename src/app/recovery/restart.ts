/** HTTP status codes for a URL that is too long; some servers count it among the headers. */
const TOO_LONG = [414, 431];

/**
 * Drops all files that the page's service worker keeps, and itself; both come back later. Where it is there,
 * code fails to load if what is kept is damaged.
 */
async function dropKept(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  const names = (await caches.keys()).filter((name) => name.endsWith(registration.scope));
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
}

/**
 * Reloads the page, with all its code, if the server can be reached and accepts the address; otherwise the page stays.
 *
 * @param address where the page goes on after the reload
 * @param leave called right before the reload
 * @returns whether the page stays because the address is too long for the server
 */
export async function restart(address: string, leave: () => void): Promise<boolean> {
  const found = await fetch(address, { cache: 'no-store' }).catch(() => undefined);
  if (found?.ok) {
    await dropKept().catch(() => undefined);
    leave();
    location.reload();
  }
  return found !== undefined && TOO_LONG.includes(found.status);
}
