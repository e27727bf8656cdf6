import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { defaultClientConditions, mergeConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What Storybook's own pages need beside them, from the installed packages: the mock worker's script, which can so never be of another version
 * than msw, the letters of the product for Storybook's own frame, and its icon.
 */
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

/** The API that stories ask in a worker of their page, where `npm run build:browser` has made it; without it those stories fail, and say so. */
const apiForStories = () => {
  const from = here('../apps/api/dist/backend');
  return existsSync(from) ? [{ from, to: '/backend' }] : [];
};

const files = '**/*.@(mdx|stories.tsx)';

/** Folders of `widgets`. A widget's address in Storybook does not name its context, so that pictures and links outlive a move. */
const contexts = ['inbox', 'people', 'intake', 'delivery', 'channels', 'insight', 'hub', 'day', 'platform', 'shared'];

/** Events of the DOM that react-aria passes on under types of its own. */
const domEvent =
  /^on(Mouse|Touch|Pointer|GotPointer|LostPointer|Animation|Transition|Scroll|Wheel|Click|DoubleClick|AuxClick|ContextMenu)/;

export default defineMain({
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: here('./vite.config.ts') } } },
  stories: [
    { directory: '../packages/ui/src/guides', titlePrefix: 'Guides', files },
    { directory: '../packages/ui/src/foundations', titlePrefix: 'Foundations', files },
    { directory: '../packages/ui/src/specimen', titlePrefix: 'Specimen', files },
    { directory: '../packages/ui/src/components', titlePrefix: 'Components', files },
    ...contexts.map((context) => ({
      directory: `../packages/ui/src/widgets/${context}`,
      titlePrefix: 'Widgets',
      files,
    })),
  ],
  addons: [
    // Tables in the pages, as everywhere else in Markdown.
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
      // Props that react-aria passes on to the DOM would bury the few that a designer chooses.
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
        // Everything that stories reach is found before the first one runs.
        entries: [here('./preview.tsx'), here('../packages/ui/src/**/*.stories.tsx')],
        // Reached only through generated code, so the scanner would find them late and reload the page mid-test.
        include: [
          '@vanilla-extract/recipes/createRuntimeFn',
          'mockdate',
          'msw',
          'msw/browser',
          'msw/experimental',
          'react-aria',
          'react-aria-components',
          'react-dom/client',
          'react-stately',
          'swr',
        ],
        // In a test react-aria draws all rows of a virtualised list, unless this is set: stories are to see what readers see.
        rolldownOptions: { transform: { define: { 'process.env.VIRT_ON': 'true' } } },
      },
      build: { chunkSizeWarningLimit: 4_000 },
    }),
});
