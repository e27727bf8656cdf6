import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { entries, source } from './entries.ts';
import { withoutFonts } from './fonts.ts';
import { manifests } from './manifests.ts';
import { reactCompat } from './reactCompat.ts';
import { stylesheets } from './stylesheets.ts';

/** Its rules are part of the package; it is not published by itself. */
const BUNDLED = '@concordia/domain';

const { ui, domain } = manifests;

const external = ['react', 'react-dom', ...Object.keys({ ...ui.dependencies, ...domain.dependencies })].filter(
  (name) => name !== BUNDLED,
);

const isExternal = (id: string): boolean =>
  !id.endsWith('.css') && external.some((name) => id === name || id.startsWith(`${name}/`));

/** For frameworks with server components: what is imported runs on both sides. */
const clientOnly = ({ isEntry }: { isEntry: boolean }): string => (isEntry ? "'use client';" : '');

export default defineConfig({
  plugins: [
    react({ compiler: { target: '18' } }),
    vanillaExtractPlugin(),
    reactCompat(),
    withoutFonts(),
    stylesheets(),
  ],
  resolve: { conditions: ['@concordia/source', ...defaultClientConditions] },
  build: {
    outDir: 'dist/package',
    target: 'es2022',
    minify: false,
    cssMinify: true,
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    lib: { entry: { ...entries }, formats: ['es'] },
    rolldownOptions: {
      external: isExternal,
      output: { preserveModules: true, preserveModulesRoot: source, entryFileNames: '[name].js', banner: clientOnly },
    },
  },
});
