import { type DreamSymbol, errorMessages, type SymbolDetail, validationMessages } from '@kkumpuri/contract';
import { CheckedClient } from './support/checked-client.js';
import { startService, type TestService } from './support/service.js';

describe('lexicon symbols', () => {
  let service: TestService;
  let guest: CheckedClient;

  beforeAll(async () => {
    service = await startService({ workers: 0 });
    guest = new CheckedClient(service.url);
  });

  afterAll(() => service.close());

  const find = async (query: string) =>
    (await guest.call<{ symbols: DreamSymbol[] }>('GET', `/symbols${query}`)).body.symbols;

  it('lists all symbols, or those of a kind or matching a name', async () => {
    const all = await find('');
    const animals = await find('?kind=animal');
    expect(all.length).toBeGreaterThan(50);
    expect(animals).toEqual(all.filter((symbol) => symbol.kind === 'animal'));
    const named = await find(`?q=${encodeURIComponent('뱀')}`);
    expect(named[0]?.name).toBe('뱀');
    expect(named.length).toBeLessThan(all.length / 2);
    expect(await find(`?q=${encodeURIComponent('뱀')}&kind=animal`)).toEqual(
      named.filter((symbol) => symbol.kind === 'animal'),
    );
  });

  it('returns a symbol with its stories by id', async () => {
    const snake = (await find('')).find(({ id }) => id === 'snake');
    const { body } = await guest.call<{ symbol: SymbolDetail }>('GET', '/symbols/snake');
    const { stories, ...symbol } = body.symbol;
    expect(symbol).toEqual(snake);
    expect(stories.map(({ slug }) => slug)).toContain('snake-bites');
    expect(stories.map(({ slug }) => slug)).not.toContain('snake-only');
  });

  it('returns 404 for an unknown symbol and 400 for an unknown kind', async () => {
    expect(await guest.call('GET', '/symbols/unheard-of')).toMatchObject({
      status: 404,
      body: { error: errorMessages.symbolNotFound, code: 'not_found' },
    });
    expect(await guest.call('GET', '/symbols?kind=dragon')).toMatchObject({
      status: 400,
      body: { error: validationMessages.malformed },
    });
  });

  it('the list of symbols is cacheable, returns 304 for a matching ETag, and sets no session id', async () => {
    const fresh = await fetch(`${service.url}/api/symbols`);
    const tag = fresh.headers.get('etag') ?? '';
    expect(fresh.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(fresh.headers.get('x-session-id')).toBeNull();
    const known = await fetch(`${service.url}/api/symbols`, { headers: { 'if-none-match': tag } });
    expect({ status: known.status, body: await known.text() }).toEqual({ status: 304, body: '' });
    const other = await fetch(`${service.url}/api/symbols?kind=food`, { headers: { 'if-none-match': tag } });
    expect(other.status).toBe(200);
  });
});
