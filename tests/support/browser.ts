import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { chromiumFlags, chromiumPath } from '../../.storybook/chromium.ts';

/** Chromium as the stories use it: Debian's, or the one that `CHROMIUM_PATH` names. */
export const launchBrowser = (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({ args: chromiumFlags, ...(chromiumPath ? { executablePath: chromiumPath } : {}), ...options });
