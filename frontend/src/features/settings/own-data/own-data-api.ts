import type { ExportFormat, ImportAnswer, Look } from '@kkumpuri/contract';
import { api } from '@/api/api';

/** Allows for a diary of many years over a slow connection. */
const TRANSFER_TIMEOUT_MS = 120_000;

const ownDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLooks: build.query<Look[], void>({
      query: () => '/auth/me/looks',
      transformResponse: ({ looks }: { looks: Look[] }) => looks,
    }),
    /** Returns an object URL of the downloaded file. */
    exportDreams: build.mutation<string, ExportFormat>({
      query: (format) => ({
        url: `/auth/me/export?format=${format}`,
        timeout: TRANSFER_TIMEOUT_MS,
        responseHandler: async (response: Response) =>
          response.ok ? URL.createObjectURL(await response.blob()) : ((await response.json()) as unknown),
      }),
    }),
    importDreams: build.mutation<ImportAnswer, File>({
      query: (file) => ({
        url: '/auth/me/import',
        method: 'POST',
        timeout: TRANSFER_TIMEOUT_MS,
        body: file,
        headers: { 'content-type': /\.csv$/i.test(file.name) ? 'text/csv' : 'application/json' },
      }),
      invalidatesTags: [{ type: 'Dream', id: 'LIST' }],
    }),
  }),
});

export const { useExportDreamsMutation, useImportDreamsMutation, useListLooksQuery } = ownDataApi;
