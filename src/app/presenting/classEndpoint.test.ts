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
    let isBlank = false;
    const page: PresentedPage = {
      language: () => 'en',
      presenting: () => presenting,
      boards: () => Promise.resolve([]),
      isBlank: () => isBlank,
      blank: (next) => (isBlank = next),
      say: () => {},
      takeControl: () => {},
    };
    const classEndpoint = new ClassEndpoint(page);
    classEndpoint.begin('some');
    const told: object[] = [];
    const ask = (name: string, opener: unknown, origin: string, wish: string): void => {
      const source = {
        opener,
        postMessage: (message: { isBlank: boolean }) =>
          told.push({ name, isBlank: message.isBlank }),
      };
      hear({ source, origin, data: { kind: 'presenter', wish } });
    };
    ask('of nobody', null, here, 'on');
    ask('of another page', { origin: here }, here, 'back');
    ask('of another origin', self, 'https://else.where', 'reveal');
    hear({ source: null, origin: here, data: { kind: 'presenter', wish: 'on' } });
    ask('its own', self, here, 'blank');
    await vi.waitFor(() => expect(told).toEqual([{ name: 'its own', isBlank: true }]));
    expect(granted).toEqual([]);
    ask('its own', self, here, 'reveal');
    ask('its own', self, here, 'blank');
    await vi.waitFor(() =>
      expect(told.slice(1)).toContainEqual({ name: 'its own', isBlank: false }),
    );
    expect(granted).toEqual(['reveal']);
  },
);
