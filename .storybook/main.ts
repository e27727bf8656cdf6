import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { defaultClientConditions, mergeConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Copies static files from installed packages: the mock service worker (so its version matches msw), the product's fonts and icon. */
function publishAssets(): string {
  const folder = here('../.cache/storybook-public');
  const installed = createRequire(here('../packages/ui/package.json'));
  mkdirSync(folder, { recursive: true });
  for (const [name, path] of [
    ['mockServiceWorker.js', createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')],
    ['inter.woff2', installed.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')],
    ['favicon.svg', here('../apps/web/public/favicon.svg')],
  ] as const) {
    copyFileSync(path, `${folder}/${name}`);
  }
  return folder;
}

/** The API that stories run in a web worker, if `npm run build:browser` has built it. Stories that need it fail with a message otherwise. */
const apiForStories = () => {
  const from = here('../apps/api/dist/backend');
  return existsSync(from) ? [{ from, to: '/backend' }] : [];
};

const files = '**/*.@(mdx|stories.tsx)';

/** Folders of `widgets`. Story titles omit them, so that screenshots and links survive a move. */
const contexts = ['inbox', 'people', 'intake', 'delivery', 'channels', 'insight', 'hub', 'day', 'platform', 'shared'];

/** DOM events that react-aria passes on under its own types. */
const domEvent =
  /^on(Mouse|Touch|Pointer|GotPointer|LostPointer|Animation|Transition|Scroll|Wheel|Click|DoubleClick|AuxClick|ContextMenu)/;

export default defineMain({
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: here('./vite.config.ts') } } },
  stories: [
    { directory: '../packages/ui/src/welcome', titlePrefix: '', files },
    { directory: '../packages/ui/src/guides', titlePrefix: 'Guides', files },
    { directory: '../packages/ui/src/foundations', titlePrefix: 'Foundations', files },
    { directory: '../packages/ui/src/specimen', titlePrefix: 'Specimen', files },
    { directory: '../packages/ui/src/components', titlePrefix: 'Components', files },
    { directory: '../packages/ui/src/patterns', titlePrefix: 'Patterns', files },
    ...contexts.map((context) => ({
      directory: `../packages/ui/src/widgets/${context}`,
      titlePrefix: 'Widgets',
      files,
    })),
    { directory: '../apps/web/src/pages', titlePrefix: 'Pages', files },
    { directory: '../apps/web/src/flows', titlePrefix: 'Flows', files },
  ],
  addons: [
    // GitHub-flavored Markdown, for tables in MDX.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: [publishAssets(), ...apiForStories()],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['**/packages/ui/src/**/*.tsx'],
      tsconfigPath: here('../packages/ui/tsconfig.json'),
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // DOM props passed through react-aria would bury the few that a designer chooses.
      propFilter: ({ name, parent }) => !parent?.fileName.includes('node_modules/@types/react') && !domEvent.test(name),
    },
  },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [react({ compiler: true }), vanillaExtractPlugin()],
      resolve: {
        alias: { '#storybook': here('.') },
        conditions: ['@concordia/source', ...defaultClientConditions],
      },
      optimizeDeps: {
        // Lets Vite pre-bundle every dependency before the first story runs.
        entries: [here('./preview.tsx'), here('../{packages/ui,apps/web}/src/**/*.stories.tsx')],
        // Reached only through generated code or a worker: the scanner would find them late and reload the page mid-test.
        include: [
          '@vanilla-extract/recipes/createRuntimeFn',
          'graphology',
          'graphology-layout-forceatlas2',
          'mockdate',
          'msw',
          'msw/browser',
          'msw/experimental',
          'prosemirror-commands',
          'prosemirror-history',
          'prosemirror-inputrules',
          'prosemirror-keymap',
          'prosemirror-model',
          'prosemirror-schema-list',
          'prosemirror-state',
          'prosemirror-view',
          'react-aria',
          'react-aria-components',
          'react-dom/client',
          'react-router-dom',
          'react-stately',
          'sigma',
          'swr',
        ],
        // Enables virtualization in tests, where react-aria otherwise renders all rows.
        rolldownOptions: { transform: { define: { 'process.env.VIRT_ON': 'true' } } },
      },
      build: { chunkSizeWarningLimit: 4_000 },
    }),
});
