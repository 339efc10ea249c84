import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fitfulBoard } from '../../tools/package/fitfulBoard.ts';
import { bundleModules } from '../../tools/package/writePackage.ts';
import { serve, type Site } from '../../tools/serve.ts';
import { openAddress } from './page.ts';

const policy = `default-src 'none'; script-src 'self'; connect-src 'self'; worker-src blob:`;

type PageOptions = Parameters<typeof openAddress>[1];

/** A site of somebody else's, whose pages have boards and a strict content policy. */
export class ElementHost {
  private readonly folder = mkdtempSync(join(tmpdir(), 'fitful-element-'));
  private site: Site | undefined;

  /** Bundles the element, and begins to serve. */
  async start(): Promise<void> {
    await bundleModules(fitfulBoard, join(this.folder, 'fitful-board'));
    this.site = await serve(this.folder);
  }

  close(): void {
    this.site?.close();
    rmSync(this.folder, { recursive: true });
  }

  /** Opens a page, and waits for its boards. */
  readonly open = async (
    body: string,
    options: PageOptions & { readonly head?: string; readonly lang?: string } = {},
  ) => {
    const { head = '', lang = 'en', ...others } = options;
    const name = `page${Math.random()}.html`;
    const html = `<!doctype html><html lang="${lang}"><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}; style-src 'none'; img-src data:"><link rel="icon" href="data:,">
${head}<script type="module" src="fitful-board/index.js"></script>${body}`;
    writeFileSync(join(this.folder, name), html);
    const visit = await openAddress(`${this.site!.address}${name}`, others);
    const { page } = visit;
    const statuses = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('fitful-board')].map((board) => board.status()),
      );
    await page.waitForFunction(() =>
      [...document.querySelectorAll('fitful-board')].every((board) => board.status?.()),
    );
    return { ...visit, statuses };
  };
}
