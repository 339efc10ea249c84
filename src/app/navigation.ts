import { subjectOf, type Settings } from '../settings/settings.ts';
import type { Puzzle } from '../puzzle/types.ts';
import type { Model, SavedUi } from '../ui/index.tsx';
import type { Words } from '../words/index.ts';
import type { AddressBar } from './addressBar.ts';
import { languageOf } from './appearance.ts';
import type { LatestOnly } from './latestOnly.ts';
import { Links } from './links.ts';
import type { ModeSwitch } from './modes/modeSwitch.ts';
import type { Scene } from './modes/scene.ts';
import type { Notices } from './notices.ts';
import { Opener, type OpenRequest } from './opener.ts';
import type { Requests } from './requests.ts';
import type { PageResources } from './resources.ts';
import { TextPuzzles } from './textPuzzles.ts';

interface Page {
  readonly resources: PageResources;
  readonly latest: LatestOnly;
  readonly requests: Requests;
  readonly address: AddressBar;
  readonly notices: Notices;
  readonly modeSwitch: ModeSwitch;
  readonly settings: () => Settings;
  readonly scene: () => Scene;
  words(): Words;
  set(its: Partial<Pick<Model, 'isModeMissing' | 'notices'>>): void;
  /** Replaces the scene on show. */
  show(request: OpenRequest): void;
  /** Takes on settings that need no other scene. */
  apply(settings: Settings): void;
  /** Reloads the page at an address; may return a sentence that says why not. */
  reload(address: () => string, saved: SavedUi): Promise<string | undefined>;
}

/** The ways from one thing to another: requests, links and texts. */
export interface Navigation {
  readonly opener: Opener;
  readonly links: Links;
  readonly textPuzzles: TextPuzzles;
}

/** @param first what the page began with, and its settings if their mode could not be loaded */
export function createNavigation(
  page: Page,
  first: { readonly puzzle: Puzzle; readonly unopened: Settings | undefined },
): Navigation {
  const { resources, latest, requests, address, notices, modeSwitch, settings, scene } = page;
  const { unopened, puzzle } = first;
  const failure = () => page.words().page.modeNotLoaded;
  const opener = new Opener(
    {
      code: resources.code,
      latest,
      failure,
      show: (request) => page.show(request),
      setMissing: (isModeMissing) => {
        page.set({ isModeMissing });
        notices.set(failure(), isModeMissing);
      },
      reload: async (request, saved) => {
        const there = () => address.of(request.settings(settings()));
        const issue = await page.reload(there, saved);
        if (issue !== undefined) notices.say(issue);
      },
    },
    unopened && requests.named({ settings: unopened, puzzle }),
  );
  const open = (request: OpenRequest): void => opener.open(request);
  const links = new Links({
    resources,
    latest,
    settings,
    scene,
    apply: (its) => {
      address.arrive();
      page.apply(its);
    },
    open: (opened) => open(requests.named(opened)),
    setNotices: (its) => {
      opener.forget();
      page.set({ notices: its });
    },
  });
  const textPuzzles = new TextPuzzles({
    latest,
    modeSwitch,
    open,
    grammar: resources.grammar,
    language: () => languageOf(settings()),
    mode: () => settings().mode,
    openHere: (its, packed) => open(requests.here(its, subjectOf({ packed }))),
  });
  return { opener, links, textPuzzles };
}
