import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { compareClusters } from './compareClusters.ts';
import { emulateCommand } from './emulation.ts';
import { sameFontsEverywhere } from './fonts.ts';
import { baselineStateCommand, baselines, differences, forgetDifferenceCommand, pixelPolicyCommand } from './pixels.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Every story as a test: its play, axe in error mode, and its pixels. The root configuration takes this in as one project. */
export default defineConfig({
  root,
  // What compiles the style sheets would watch every file of the house, the pictures too.
  server: { watch: null },
  plugins: [storybookTest({ configDir: resolve(root, '.storybook') })],
  test: {
    name: 'stories',
    setupFiles: [resolve(root, '.storybook/vitest.setup.ts')],
    // A page is kept for the next story file: mounting the runner anew for each would cost more than the stories themselves.
    isolate: false,
    // Two pages at most: each takes a processor, and another half for what serves it and compares its pictures.
    maxWorkers: 2,
    testTimeout: 60_000,
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
        baselineState: baselineStateCommand,
        forgetDifference: forgetDifferenceCommand,
      },
      expect: {
        toMatchScreenshot: {
          // The same pixels are the same picture, and are told so the fastest. Pictures that differ are looked at again, cluster by cluster.
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 },
          comparators: { clusters: compareClusters },
          // Carets are hidden for good (vitest.setup.ts): hidden for each picture alone, they cost two calculations of all styles.
          screenshotOptions: { caret: 'initial' },
          resolveScreenshotPath: ({ arg, ext }) => resolve(baselines, `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => resolve(differences, `${arg}${ext}`),
        },
      },
    },
  },
});
