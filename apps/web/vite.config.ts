import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { pageFiles } from './worker/pages.ts';
import { serviceWorker } from './worker/plugin.ts';

/** Where `npm run dev` has started the API. */
const api = process.env.CONCORDIA_API ?? 'http://127.0.0.1:4600';

/**
 * Leaves out what react-aria says in languages that the app does not speak: 32 of them would be a third of the JavaScript. In any other, react-aria
 * falls back to its en-US words.
 */
function ownLanguagesOnly(): Plugin {
  return {
    name: 'concordia:own-languages-only',
    enforce: 'pre',
    load: {
      filter: {
        id: /\/react-(?:aria|stately|aria-components)\/dist\/private\/intl\/.*\b(?!en-US|de-DE)[a-z]{2}-[A-Z]{2}\.mjs$/,
      },
      handler: () => ({ code: 'export default {};', moduleType: 'js' }),
    },
  };
}

/** react-aria's collections: the shell imports files that name them and uses none, so they come with the first list. */
const LISTS =
  /\/react-(?:aria|stately|aria-components)\/dist\/private\/(?:collections\/(?!Hidden)|(?:selection|menu|list|tree)\/|(?:Menu|Collection)\.)/;

/** Small modules that every page uses. In one chunk they compress better than in a dozen. */
const FRAME =
  /\/(?:ui\/src\/(?:components\/(?:WidgetFrame|Badge|EmptyState|RelativeTime)|widgets\/shared\/problems|strings\/(?:generated\/)?(?:time|problem|label)\.ts)|domain\/src\/shared\/time\/relative|app\/navigation\/usePageTitle)|\/ui\/src\/locale\/use(?:DateFormat|Figure|Money)\.ts/;

/** Files of the shell and the frame. */
const SHELL = /assets\/(?:index|rolldown-runtime|frame)-/;

/** What cards and details of messages share: small modules, which compress better in one chunk than in eight. */
const CARDS =
  /\/ui\/src\/(?:widgets\/inbox\/messages\/(?!forgetStalePages|goingOn|holdUnderPointer|useChangeAndGoOn|useChannelList|useSearchList|useViewList|useSnoozedCount|useDeskTotal|splitTarget|presence|useUndoNewest)|strings\/(?:generated\/)?message(?:Mark)?\.ts|components\/Chip\/PriorityChip|strings\/(?:generated\/)?action\.ts|widgets\/shared\/parts\/(?:FoundText|MoreFailed|MessageMarks\/(?:MessageMarks|index)|PriorityWithReasons\/(?:PriorityWithReasons|index)))/;

export default defineConfig({
  plugins: [ownLanguagesOnly(), react({ compiler: true }), vanillaExtractPlugin(), pageFiles(), serviceWorker()],
  // The packages' sources, so that there is one build of everything and nothing has to be built before it.
  resolve: { conditions: ['@concordia/source', ...defaultClientConditions] },
  build: {
    // The bundle check weighs the chunks by it.
    manifest: true,
    sourcemap: false,
    // Fonts as files: the security policy allows them from our own host only, not as data.
    assetsInlineLimit: 0,
    // All styles are 29 kB in one file; apart they are a hundred files, a few hundred bytes each.
    cssCodeSplit: false,
    // Nothing lazy needs to bring what every page has.
    modulePreload: { resolveDependencies: (_file, parts) => parts.filter((part) => !SHELL.test(part)) },
    rolldownOptions: {
      output: {
        // Each chunk names those that its lazy parts need, and a hash does not compress: each character costs the board 120 bytes. Rolldown takes no shorter ones.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          // What is there before anything is drawn is one file. Cut by what later parts share with it, it would be forty.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'shell', tags: ['$initial'], test: (id) => !LISTS.test(id) },
            { name: 'frame', test: FRAME },
            { name: 'cards', test: CARDS },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 4601,
    strictPort: true,
    proxy: {
      // The API only answers pages of its own origin: behind the proxy, this is one.
      '/api': { target: api, changeOrigin: true, headers: { origin: api } },
      '/calendar': { target: api, changeOrigin: true },
      '/charts': { target: api, changeOrigin: true },
      '/enrich': { target: api, changeOrigin: true, headers: { origin: api } },
      '/docs': { target: api, changeOrigin: true },
      '/docs-json': { target: api, changeOrigin: true },
      '/asyncapi.json': { target: api, changeOrigin: true },
      '/.well-known': { target: api, changeOrigin: true },
    },
  },
});
