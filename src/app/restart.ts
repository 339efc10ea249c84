/** HTTP status codes for a URL that is too long; some servers count it among the headers. */
const TOO_LONG = [414, 431];

/**
 * Reloads the page if the server can be reached and accepts the address; otherwise the page stays.
 *
 * @param address where the page goes on after the reload
 * @param leave called right before the reload
 * @returns whether the page stays because the address is too long for the server
 */
export async function restart(address: string, leave: () => void): Promise<boolean> {
  const found = await fetch(address, { cache: 'no-store' }).catch(() => undefined);
  if (found?.ok) {
    leave();
    location.reload();
  }
  return found !== undefined && TOO_LONG.includes(found.status);
}
