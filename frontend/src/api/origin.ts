/** The API has the page's origin. Empty during server rendering, which sends no requests. */
export const serviceOrigin = typeof location === 'undefined' ? '' : location.origin;
