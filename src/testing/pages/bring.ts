import type { Page } from 'playwright-core';

/** Pastes a text on the page, or drops a file that holds it. */
export const bring = (page: Page, how: 'drop' | 'paste', text: string): Promise<void> =>
  page.evaluate(
    ([type, content]) => {
      const data = new DataTransfer();
      if (type === 'paste') data.setData('text/plain', content!);
      else data.items.add(new File([content!], 'puzzle.txt', { type: 'text/plain' }));
      const options = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data }),
      );
    },
    [how, text],
  );
