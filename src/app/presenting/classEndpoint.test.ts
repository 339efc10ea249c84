import { expect, test, vi } from 'vitest';
import { ClassEndpoint, type PresentedPage } from './classEndpoint.ts';

test.each(['https://some.where', 'null'])(
  'at the origin %s the window that the page opened is answered, and no other one',
  async (here) => {
    let hear!: (event: object) => void;
    const self = { origin: here };
    vi.stubGlobal('self', self);
    vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => (hear = listener));
    const granted: string[] = [];
    const presenting = { lesson: () => undefined, grant: (wish: string) => granted.push(wish) };
    const page: PresentedPage = {
      language: () => 'en',
      presenting: () => presenting,
      boards: () => Promise.resolve([]),
      say: () => {},
      takeControl: () => {},
    };
    const classEndpoint = new ClassEndpoint(page);
    classEndpoint.begin('some');
    const told: string[] = [];
    const ask = (name: string, opener: unknown, origin: string, wish: string): void => {
      const source = { opener, postMessage: () => told.push(name) };
      hear({ source, origin, data: { kind: 'presenter', wish } });
    };
    ask('of nobody', null, here, 'on');
    ask('of another page', { origin: here }, here, 'back');
    ask('of another origin', self, 'https://else.where', 'reveal');
    hear({ source: null, origin: here, data: { kind: 'presenter', wish: 'on' } });
    ask('its own', self, here, 'blank');
    await vi.waitFor(() => expect(told).toEqual(['its own']));
    expect(granted).toEqual(['blank']);
  },
);
