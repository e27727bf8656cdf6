import { existsSync } from 'node:fs';

/** Chromium paths in common distributions, tried before Playwright's own download. */
const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of the Chromium to test in; `undefined` uses Playwright's own. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? systemBrowsers.find((path) => existsSync(path));

/** Turns off everything that makes the same page render differently on another machine. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--disable-font-subpixel-positioning',
  '--disable-lcd-text',
  // Repaints whole tiles: a partial repaint blends edges twice.
  '--disable-partial-raster',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];
