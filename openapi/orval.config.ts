import { defineConfig } from 'orval';

/**
 * From the contract to the typed client: SWR hooks and types in `src/generated/<tag>/<tag>.ts`, MSW handlers beside them in `<tag>.msw.ts`.
 *
 * No file of the first kind imports one of the second, so that the web bundle, which never imports `@concordia/api-client/msw`, stays free
 * of them. The event stream and the download are no JSON and are left to their readers.
 */
export default defineConfig({
  concordia: {
    input: {
      target: './openapi.json',
      filters: { mode: 'exclude', tags: ['stream', 'attachments'], includeUnreferencedSchemas: true },
    },
    output: {
      mode: 'tags-split',
      client: 'swr',
      httpClient: 'fetch',
      target: '../packages/api-client/src/generated/concordia.ts',
      schemas: '../packages/api-client/src/generated/model',
      clean: true,
      tsconfig: '../packages/api-client/tsconfig.json',
      urlEncodeParameters: true,
      mock: { indexMockFiles: true, generators: [{ type: 'msw', operationResponses: false, delay: false }] },
      override: {
        // The document's description would stand in every file, and change each of them with every word.
        header: () => ['Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.'],
        mutator: { path: '../packages/api-client/src/http.ts', name: 'http' },
        fetch: { includeHttpResponseReturnType: false },
        swr: { useSuspense: false, useInfinite: false },
      },
    },
  },
});
