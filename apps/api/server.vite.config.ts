import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

/*
 * The server's own modules in a few files, because Node takes longer to find fifteen hundred than to run them. Libraries, threads and what is loaded
 * later stay files of their own.
 */

const dist = fileURLToPath(new URL('./dist', import.meta.url));
const OUTPUT = 'server';

/** Threads, migrations and word lists are found from where a module was built, not from the file that it is now part of. */
const placesAsBuilt: Plugin = {
  name: 'places-as-built',
  transform: {
    filter: { code: /import\.meta\.url/, id: { exclude: /node_modules/ } },
    handler(code, id) {
      const place = relative(`${dist}/${OUTPUT}`, id).replaceAll(sep, '/');
      return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(place)}, import.meta.url).href`);
    },
  },
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [placesAsBuilt],
  ssr: { noExternal: [/^@concordia\//] },
  build: {
    ssr: `${dist}/main.js`,
    outDir: `${dist}/${OUTPUT}`,
    emptyOutDir: true,
    target: 'node22',
    minify: false,
    chunkSizeWarningLimit: 12_000,
    rolldownOptions: {
      output: {
        // Beside the entry, because a module's place is given from there.
        chunkFileNames: '[name]-[hash].js',
        keepNames: true,
      },
    },
  },
});
