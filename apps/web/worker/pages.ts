import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** A page by the file that `pages.ts` imports. */
const PAGE = /\/src\/pages\/(\w+)\/index\.ts$/;

/** The page that is at the root, and whose HTML any unknown address gets. */
const ROOT = 'Dashboard';

/** What the page's address alone shows of it, in files of their own: the strip above the board, and the first view of each page with several. */
const WITH_PAGE: Readonly<Record<string, RegExp>> = {
  Dashboard: /\/src\/pages\/Dashboard\/DashboardStrip\.tsx$/,
  Intelligence: /\/src\/widgets\/[a-z]+\/DataIngestion\/index\.ts$/,
  Analytics: /\/src\/widgets\/[a-z]+\/MorningBrief\/index\.ts$/,
  Companies: /\/src\/widgets\/[a-z]+\/CompanyList\/index\.ts$/,
  Deals: /\/src\/widgets\/[a-z]+\/DealBoard\/DealColumns\.tsx$/,
  Connection: /\/src\/widgets\/[a-z]+\/HubModules\/index\.ts$/,
  Setup: /\/src\/widgets\/[a-z]+\/(?:Guardrails|NightOps|Finalize)\/index\.ts$/,
};

/** The letters that every page shows first; asked for before the styles that name them are read. */
const FONT = /inter-latin-wght-normal-[\w-]+\.woff2$/;

/** What a chunk brings along: itself and what it imports at once. */
function partsOf(bundle: Bundle, fileName: string, parts = new Set<string>()): Set<string> {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || parts.has(fileName)) return parts;
  parts.add(fileName);
  for (const imported of chunk.imports) partsOf(bundle, imported, parts);
  return parts;
}

/** Parts come after the app and the styles, which are needed for anything to be shown. */
function linkOf(fileName: string): string {
  return fileName.endsWith('.js')
    ? `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${fileName}">`
    : `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${fileName}">`;
}

/**
 * Writes the HTML of each page, which is `index.html` with what the page is made of: the browser asks for it along with the app, not after the
 * app has run.
 */
export function pageFiles(): Plugin {
  return {
    name: 'concordia:pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const html = bundle['index.html'];
        if (html?.type !== 'asset') return;
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        if (entry === undefined) return;
        const there = partsOf(bundle, entry.fileName);
        const fonts = Object.keys(bundle).filter((name) => FONT.test(name));
        const source = String(html.source);
        const pages = chunks.flatMap(({ facadeModuleId, fileName }) => {
          const name = PAGE.exec(facadeModuleId ?? '')?.[1];
          return name === undefined ? [] : [{ name, fileName }];
        });
        for (const { name, fileName } of pages) {
          const parts = partsOf(bundle, fileName);
          const together = chunks.filter(({ facadeModuleId }) => WITH_PAGE[name]?.test(facadeModuleId ?? ''));
          for (const part of together) partsOf(bundle, part.fileName, parts);
          const links = [...fonts, ...[...parts].filter((part) => !there.has(part))].map(linkOf);
          const own = source.replace('</head>', `  ${links.join('\n    ')}\n  </head>`);
          if (name === ROOT) html.source = own;
          else if (name !== 'NotFound')
            this.emitFile({ type: 'asset', fileName: `${name.toLowerCase()}.html`, source: own });
        }
      },
    },
  };
}
