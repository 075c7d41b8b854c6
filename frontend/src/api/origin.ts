/** Where the api is: with the page. The server, which renders pages, asks for nothing. */
export const serviceOrigin = typeof location === 'undefined' ? '' : location.origin;
