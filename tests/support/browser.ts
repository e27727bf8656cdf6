import { type Browser, chromium } from 'playwright';
import { chromiumFlags, chromiumPath } from '../../.storybook/chromium.ts';

/** Chromium as the stories use it: Debian's, or the one that `CHROMIUM_PATH` names. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ args: chromiumFlags, ...(chromiumPath ? { executablePath: chromiumPath } : {}) });
