import { createSignal } from 'solid-js';
import type { Connection, PresenterWish, Told } from '../../ui/presenting/model.ts';
import { loadParts } from '../../ui/shell/loadParts.ts';
import { isSame } from '../../ui/widgets/isSame.ts';
import { languages, loadAllWords } from '../../words/index.ts';
import { loadTypeface } from '../typeface.ts';
import { Asking } from './asking.ts';
import { post, readTelling } from './messages.ts';

/** How often the page of the class is asked, in ms. */
const EVERY = 250;

/** Makes a page a presenter's window of the one that opened it. */
export async function openPresenter(host: HTMLElement): Promise<void> {
  const [{ mountPresenter }] = await Promise.all([loadParts(), loadAllWords()]);
  const named = new URLSearchParams(location.search).get('lang');
  const first = languages.find((one) => one === named) ?? languages[0];
  const opener = window.opener as Window | null;
  const asking = new Asking();
  const [told, setTold] = createSignal<Told | undefined>(undefined, { equals: isSame });
  const [connection, setConnection] = createSignal<Connection>('never');
  const [now, setNow] = createSignal(Date.now());
  const ask = (wish?: PresenterWish): void => {
    if (opener && !opener.closed) post(opener, asking.ask(wish));
  };
  const look = (): void => {
    setNow(Date.now());
    setConnection(asking.connection(opener ?? undefined, performance.now()));
    ask();
  };
  addEventListener('message', ({ source, origin, data }) => {
    const tells = origin === self.origin && source === opener ? readTelling(data) : undefined;
    if (!tells) return;
    asking.hear(tells, performance.now());
    setTold(tells);
    setConnection('speaks');
  });
  const place = document.createElement('div');
  mountPresenter(place, {
    told,
    connection,
    now,
    language: () => told()?.lang ?? first,
    ask,
  });
  host.replaceChildren(place);
  loadTypeface(() => undefined);
  look();
  setInterval(look, EVERY);
}
