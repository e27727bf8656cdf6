import { existsSync } from 'node:fs';

/** Where distributions put the browser. Playwright's own download is used when none of these is there. */
const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of the Chromium to test in, or `undefined` to let Playwright use the one that it installed. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? systemBrowsers.find((path) => existsSync(path));

/** Everything that could make the same page look different on another machine is switched off. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--disable-font-subpixel-positioning',
  '--disable-lcd-text',
  // What is drawn anew is drawn whole: redrawn in part, edges are blended a second time.
  '--disable-partial-raster',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];
