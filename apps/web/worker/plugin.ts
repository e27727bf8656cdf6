import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('sw.js', import.meta.url));
const publicFolder = fileURLToPath(new URL('../public', import.meta.url));

/** The files that the build takes over as they are, by their addresses. */
const publicFiles = (): string[] =>
  readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(publicFolder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();

interface Chunk {
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
}

/** What the shell is made of: the page, its styles, the entry with all that it imports at once, and the small files beside it. */
function shellOf(chunks: ReadonlyMap<string, Chunk>, styles: readonly string[]): string[] {
  const files = new Set(styles);
  const add = (fileName: string): void => {
    const chunk = chunks.get(fileName);
    if (chunk === undefined || files.has(fileName)) return;
    files.add(fileName);
    for (const imported of chunk.imports) add(imported);
  };
  for (const { fileName, isEntry } of chunks.values()) if (isEntry) add(fileName);
  const beside = publicFiles().filter((name) => /\.(?:js|svg|webmanifest)$/.test(name));
  return ['/', ...[...files, ...beside].sort().map((name) => `/${name}`)];
}

/** Writes the service worker into the build, with the list of what it keeps and a revision that changes with any of it. */
export function serviceWorker(): Plugin {
  return {
    name: 'concordia:service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = new Map<string, Chunk>();
        const styles = Object.keys(bundle).filter((fileName) => fileName.endsWith('.css'));
        const revision = createHash('sha256');
        for (const [fileName, file] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
          revision.update(fileName);
          if (file.type === 'asset') {
            if (fileName === 'index.html') revision.update(file.source);
            continue;
          }
          chunks.set(fileName, { fileName, isEntry: file.isEntry, imports: file.imports });
        }
        for (const name of publicFiles()) revision.update(readFileSync(join(publicFolder, name)));
        const text = readFileSync(source, 'utf8')
          .replace("'__REVISION__'", JSON.stringify(revision.digest('hex').slice(0, 16)))
          .replace("['__SHELL__']", JSON.stringify(shellOf(chunks, styles)));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: text });
      },
    },
  };
}
