import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { emulateCommand } from './emulation.ts';
import { sameFontsEverywhere } from './fonts.ts';
import { lookCommand, pixelPolicyCommand } from './pixels.ts';
import { recordReadsCommand } from './reads.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Every story as a test: its play, axe in error mode, and its screenshots. The root configuration includes it as a project. */
export default defineConfig({
  root,
  // The style compiler would otherwise watch every file in the repository, screenshots included.
  server: { watch: null },
  plugins: [storybookTest({ configDir: resolve(root, '.storybook') })],
  test: {
    name: 'stories',
    setupFiles: [resolve(root, '.storybook/vitest.setup.ts')],
    // Reuses the page for the next story file: remounting the runner costs more than the stories.
    isolate: false,
    // At most two pages: each uses one processor, plus half of one to serve it and compare screenshots.
    maxWorkers: 2,
    testTimeout: 60_000,
    // A story is looked at in all its modes after its play.
    hookTimeout: 120_000,
    api: { allowWrite: true },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: chromiumPath, args: chromiumFlags, env: sameFontsEverywhere(process.env) },
        contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1, locale: 'en-GB', timezoneId: 'UTC' },
      }),
      instances: [{ browser: 'chromium' }],
      commands: {
        emulate: emulateCommand,
        pixelPolicy: pixelPolicyCommand,
        lookAt: lookCommand,
        recordReads: recordReadsCommand,
      },
    },
  },
});
