/* Renders the installed app's icons and the picture for shared links from the favicon, in Chromium: `node scripts/icons.mjs`. The icons are committed; run it when the favicon
   changes. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './lib/paths.mjs';

// Imported late: dependencies may not be installed when the script is read.
const { chromium } = await import('playwright');
const { chromiumFlags, chromiumPath } = await import('../.storybook/chromium.ts');

const PAPER = '#f6f3ec';
const INK = '#211f1a';
const MUTED = '#58554f';
const folder = inRoot('apps', 'web', 'public', 'icons');
const drawing = readFileSync(inRoot('apps', 'web', 'public', 'favicon.svg'), 'utf8');

/** Scale of the drawing: systems crop maskable icons to a circle of four fifths. */
const ICONS = [
  { name: 'icon-192', size: 192, share: 0.86, ground: 'transparent' },
  { name: 'icon-512', size: 512, share: 0.86, ground: 'transparent' },
  { name: 'maskable-512', size: 512, share: 0.6, ground: PAPER },
  { name: 'touch-180', size: 180, share: 0.72, ground: PAPER },
];

/** A font as CSS: the page has no network. @param {string} name @param {string} file */
const fontFace = (name, file) => {
  const bytes = readFileSync(inRoot('node_modules', '@fontsource-variable', file));
  return `@font-face{font-family:${name};font-weight:200 800;src:url(data:font/woff2;base64,${bytes.toString('base64')})}`;
};

/** The picture that other programs show for a shared link, in the size they ask for. */
const SOCIAL = { width: 1200, height: 630 };

const socialPage = () => `<style>
  ${fontFace('Brand', 'newsreader/files/newsreader-latin-wght-normal.woff2')}
  ${fontFace('Words', 'inter/files/inter-latin-wght-normal.woff2')}
  body { margin: 0; height: 100vh; display: grid; place-content: center; justify-items: center; gap: 20px; background: ${PAPER}; color: ${INK}; }
  svg { width: 190px; }
  h1 { margin: 0; font: 500 132px/1 Brand; letter-spacing: -0.015em; }
  p { margin: 0; font: 400 38px/1.3 Words; color: ${MUTED}; }
</style><body>${drawing}<h1>Concordia</h1><p>Every channel, one relationship.</p></body>`;

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(chromiumPath ? { executablePath: chromiumPath } : {}),
});
try {
  for (const { name, size, share, ground } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size }, colorScheme: 'light' });
    const edge = Math.round(size * share);
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">` +
        `<div style="width:${edge}px;height:${edge}px">${drawing}</div></body>`,
    );
    await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true });
    await page.close();
    process.stdout.write(`${name}.png\n`);
  }
  const page = await browser.newPage({ viewport: SOCIAL, colorScheme: 'light' });
  await page.setContent(socialPage());
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, 'social.png') });
  process.stdout.write('social.png\n');
} finally {
  await browser.close();
}
