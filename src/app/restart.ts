/**
 * Loads the page anew, if its server can be reached: who has lost the connection keeps what is there.
 *
 * @param leave called right before
 */
export async function restart(leave: () => void): Promise<void> {
  const found = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined);
  if (!found?.ok) return;
  leave();
  location.reload();
}
