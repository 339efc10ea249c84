/** What servers answer to an address that is too long for them; some count it among the headers. */
const TOO_LONG = [414, 431];

/**
 * Loads the page anew, if its server can be reached and takes the address: who has lost the connection
 * keeps what is there.
 *
 * @param address where the page is to go on
 * @param leave called right before
 * @returns whether the address is too long for the server, so that the page stays
 */
export async function restart(address: string, leave: () => void): Promise<boolean> {
  const found = await fetch(address, { cache: 'no-store' }).catch(() => undefined);
  if (found?.ok) {
    leave();
    location.reload();
  }
  return found !== undefined && TOO_LONG.includes(found.status);
}
