/* Renders the installed app's icons from the favicon, in Chromium: `node scripts/icons.mjs`. The icons are committed; run it when the favicon
   changes. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './lib/paths.mjs';

// Imported late: dependencies may not be installed when the script is read.
const { chromium } = await import('playwright');
const { chromiumFlags, chromiumPath } = await import('../.storybook/chromium.ts');

const PAPER = '#faf9f7';
const folder = inRoot('apps', 'web', 'public', 'icons');
const drawing = readFileSync(inRoot('apps', 'web', 'public', 'favicon.svg'), 'utf8');

/** Scale of the drawing: systems crop maskable icons to a circle of four fifths. */
const ICONS = [
  { name: 'icon-192', size: 192, share: 0.86, ground: 'transparent' },
  { name: 'icon-512', size: 512, share: 0.86, ground: 'transparent' },
  { name: 'maskable-512', size: 512, share: 0.6, ground: PAPER },
  { name: 'touch-180', size: 180, share: 0.72, ground: PAPER },
];

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
} finally {
  await browser.close();
}
