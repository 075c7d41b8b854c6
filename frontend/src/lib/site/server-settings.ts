import type { SiteSettings } from '@kkumpuri/contract';

let settings: SiteSettings | undefined;

/** Called when the server renders a page. The settings are the same for every page of a service. */
export function setServerSettings(given: SiteSettings): void {
  settings = given;
}

/** The operator's settings while the server renders; undefined in a browser, whose page has them in its head. */
export const serverSettings = (): SiteSettings | undefined => settings;
