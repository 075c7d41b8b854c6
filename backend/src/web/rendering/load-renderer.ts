import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Logger } from '@nestjs/common';
import type { PageData, SiteSettings } from '@kkumpuri/contract';

/** Renders the markup of a page for a guest (frontend/src/prerender.tsx). */
export type RenderPage = (data: PageData, settings: SiteSettings) => Promise<string>;

/** Loads the server build of the application. Without one, returns undefined, and browsers render the pages. */
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
