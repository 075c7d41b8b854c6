import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Logger } from '@nestjs/common';
import type { PageData } from '@kkumpuri/contract';

/** The markup of a page as a guest sees it (frontend/src/prerender.tsx). */
export type RenderPage = (data: PageData) => Promise<string>;

/** What the build made of the application for the server; nothing where there is none: pages are then drawn in the browser. */
export async function loadRenderer(folder: string): Promise<RenderPage | undefined> {
  const file = join(folder, 'prerender', 'prerender.js');
  if (!existsSync(file)) return undefined;
  try {
    const { render } = (await import(pathToFileURL(file).href)) as { render: RenderPage };
    return render;
  } catch (error) {
    new Logger('Pages').error(error);
    return undefined;
  }
}
