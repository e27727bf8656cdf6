import type { Plugin, Rolldown } from 'vite';

interface Chunk {
  fileName: string;
  imports: string[];
  dynamicImports: string[];
  css: string[];
}

/** Layers, reset and themes, which every sheet needs. */
const BASE = 'base.css';

/** `components/Button/Button.css.js` → `components/Button.css`; everything of the theme is `base.css`. */
function sheetOf(fileName: string): string {
  const [place = '', name = '', ...rest] = fileName.split('/');
  if (place === 'components') return `components/${name}.css`;
  if (place === 'widgets') return `widgets/${name}/${rest[0] ?? ''}.css`;
  if (place === 'theme') return BASE;
  return `${place}.css`;
}

/** Chunks in the order in which their modules run, so that rules keep the order they have in the app. */
function inOrder(entries: readonly string[], chunks: ReadonlyMap<string, Chunk>): Chunk[] {
  const seen = new Set<string>();
  const ordered: Chunk[] = [];
  const visit = (fileName: string): void => {
    const chunk = chunks.get(fileName);
    if (chunk === undefined || seen.has(fileName)) return;
    seen.add(fileName);
    for (const one of [...chunk.imports, ...chunk.dynamicImports]) visit(one);
    ordered.push(chunk);
  };
  for (const entry of entries) visit(entry);
  return ordered;
}

/** For each sheet, the sheets of all modules that its modules import, at any depth. */
function dependencies(ordered: readonly Chunk[], chunks: ReadonlyMap<string, Chunk>): Map<string, Set<string>> {
  const needed = new Map<string, Set<string>>();
  for (const start of ordered) {
    const own = sheetOf(start.fileName);
    const found = needed.get(own) ?? new Set<string>();
    const seen = new Set<string>();
    const visit = (fileName: string): void => {
      const chunk = chunks.get(fileName);
      if (chunk === undefined || seen.has(fileName)) return;
      seen.add(fileName);
      if (chunk.css.length > 0 && sheetOf(fileName) !== own) found.add(sheetOf(fileName));
      for (const one of [...chunk.imports, ...chunk.dynamicImports]) visit(one);
    };
    visit(start.fileName);
    needed.set(own, found);
  }
  return needed;
}

type Bundle = Rolldown.OutputBundle;

function chunksOf(bundle: Bundle): { chunks: Map<string, Chunk>; entries: string[] } {
  const chunks = new Map<string, Chunk>();
  const entries: string[] = [];
  for (const [fileName, output] of Object.entries(bundle)) {
    if (output.type !== 'chunk') continue;
    const { imports, dynamicImports, viteMetadata } = output;
    chunks.set(fileName, { fileName, imports, dynamicImports, css: [...(viteMetadata?.importedCss ?? [])] });
    if (output.isEntry) entries.push(fileName);
  }
  // The theme comes first whoever imports it: it declares the order of the layers.
  const isTheme = (name: string) => Number(name.startsWith('theme/'));
  return { chunks, entries: entries.toSorted((one, other) => isTheme(other) - isTheme(one)) };
}

/** Takes the modules' stylesheets out of the bundle and joins them by folder. */
function joined(ordered: readonly Chunk[], bundle: Bundle): Map<string, string> {
  const sheets = new Map<string, string>();
  for (const { fileName, css } of ordered) {
    for (const file of css) {
      const asset = bundle[file];
      if (asset?.type !== 'asset') continue;
      const text = typeof asset.source === 'string' ? asset.source : new TextDecoder().decode(asset.source);
      sheets.set(sheetOf(fileName), (sheets.get(sheetOf(fileName)) ?? '') + text);
      delete bundle[file];
    }
  }
  return sheets;
}

/**
 * Joins the styles of each folder into one sheet, writes `styles.css` with all of them, and `styles.json` with the sheets that each one needs
 * before it.
 */
export function stylesheets(): Plugin {
  return {
    name: 'concordia:stylesheets',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const { chunks, entries } = chunksOf(bundle);
        const ordered = inOrder(entries, chunks);
        const sheets = joined(ordered, bundle);
        const needed = dependencies(ordered, chunks);
        const order = [...sheets.keys()];
        const before = (sheet: string) =>
          order.filter((one) => one !== sheet && (one === BASE || needed.get(sheet)?.has(one) === true));
        const map = Object.fromEntries(order.map((sheet) => [sheet, before(sheet)]));
        for (const [fileName, source] of sheets) this.emitFile({ type: 'asset', fileName, source });
        this.emitFile({ type: 'asset', fileName: 'styles.css', source: [...sheets.values()].join('') });
        this.emitFile({ type: 'asset', fileName: 'styles.json', source: `${JSON.stringify(map, null, 2)}\n` });
      },
    },
  };
}
