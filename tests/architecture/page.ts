import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { root } from './sources.ts';

/** What a browser loads at once for a page. */
export interface BuiltPage {
  /** The modules of which anything is left, by their path from the root of the repository. */
  readonly modules: readonly string[];
  /** gzip bytes of JavaScript, React left out: every page has it. */
  readonly bytes: number;
}

const entry = 'virtual:page';

/** The entry and what it imports statically; what it would fetch later is not waited for. */
function loadedAtOnce(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) visit(byName.get(name));
  };
  visit(chunks.find(({ isEntry }) => isEntry));
  return [...seen];
}

/**
 * Builds a page in memory, as for production.
 *
 * @param source what the page is: `export { Button } from '@concordia/ui/components/Button'`.
 */
export async function buildPage(source: string): Promise<BuiltPage> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    resolve: { conditions: ['@concordia/source', 'module', 'browser', 'production'] },
    plugins: [
      vanillaExtractPlugin(),
      {
        name: 'page',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? source : null),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  if (!('output' in result)) throw new Error('The page was not built in one piece.');
  const chunks = loadedAtOnce(result.output.filter((part) => part.type === 'chunk'));
  return {
    modules: chunks.flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id.replace(root, '')] : [])),
    ),
    bytes: chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0),
  };
}
