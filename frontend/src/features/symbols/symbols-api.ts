import type { DreamSymbol, SymbolDetail } from '@kkumpuri/contract';
import { api } from '@/api/api';

/** The lexicon changes only with a new release. */
const KEEP_S = 3600;

const symbolsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSymbols: build.query<DreamSymbol[], void>({
      query: () => '/symbols',
      transformResponse: ({ symbols }: { symbols: DreamSymbol[] }) => symbols,
      keepUnusedDataFor: KEEP_S,
    }),
    readSymbol: build.query<SymbolDetail, string>({
      query: (id) => `/symbols/${encodeURIComponent(id)}`,
      transformResponse: ({ symbol }: { symbol: SymbolDetail }) => symbol,
      keepUnusedDataFor: KEEP_S,
    }),
  }),
});

export const { useListSymbolsQuery, useReadSymbolQuery } = symbolsApi;
