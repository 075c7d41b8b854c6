import type { ListedSymbol, SymbolDetail } from '@kkumpuri/contract';
import { api } from '@/api/api';
import { cacheResponse } from '@/api/response-cache';
import { registerStoreModule } from '@/api/store-modules';

/** The lexicon changes only with a new release. */
const KEEP_S = 3600;

const LIST_ADDRESS = '/symbols';
const address = (id: string) => `${LIST_ADDRESS}/${encodeURIComponent(id)}`;

const symbolsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSymbols: build.query<ListedSymbol[], void>({
      query: () => LIST_ADDRESS,
      transformResponse: ({ symbols }: { symbols: ListedSymbol[] }) => symbols,
      keepUnusedDataFor: KEEP_S,
    }),
    readSymbol: build.query<SymbolDetail, string>({
      query: address,
      transformResponse: ({ symbol }: { symbol: SymbolDetail }) => symbol,
      keepUnusedDataFor: KEEP_S,
    }),
  }),
});

const { upsertQueryEntries } = symbolsApi.util;

/** Stores the data that the page was rendered from as the answers to a guest's requests. */
registerStoreModule(({ dispatch, data }) => {
  if (data?.symbols) {
    cacheResponse(LIST_ADDRESS, { symbols: data.symbols }, null);
    dispatch(upsertQueryEntries([{ endpointName: 'listSymbols', arg: undefined, value: data.symbols }]));
  }
  if (data?.symbol) {
    cacheResponse(address(data.symbol.id), { symbol: data.symbol }, null);
    dispatch(upsertQueryEntries([{ endpointName: 'readSymbol', arg: data.symbol.id, value: data.symbol }]));
  }
});

export const { useListSymbolsQuery, useReadSymbolQuery } = symbolsApi;
