import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

/**
 * All tests of the house, one project per way of running them.
 *
 * - `unit`          pure code and presentation helpers, no I/O
 * - `growth`        how work grows with hostile input, counted in a process of its own
 * - `api`           the Nest application over real databases (SQLite, and PostgreSQL where it is found)
 * - `architecture`  rules about the source text and the built bundle
 * - `parity`        the API in the stories' worker against the API behind its web server
 * - `new`           what \`npm run new\` makes, checked in a copy of the sources
 * - `package`       `@concordia/ui` as it is published, in an app of its own
 * - `stories`       every story in Chromium: play, axe, pixels
 * - `e2e`           the built product in Chromium, three journeys at a time
 */

// Tests read the packages' TypeScript sources: nothing has to be built before them.
const conditions = ['@concordia/source', ...defaultServerConditions];
const sources = { resolve: { conditions }, ssr: { resolve: { conditions } } };

// Nest finds what to inject through the decorators' emitted types.
const nest = { decorator: { legacy: true, emitDecoratorMetadata: true } };

const apiGlobalSetup = 'apps/api/src/testing/global-setup.ts';
const storiesProject = '.storybook/vitest.project.ts';

const inTurn = { sequencer: LongestFirst, seed: Date.now() };

/**
 * Tests run in a random order within their file, so that none depends on another. A run prints its seed;
 * `--sequence.shuffle.tests --sequence.seed=…` repeats it.
 */
const shuffled = { ...inTurn, shuffle: { files: false, tests: true } };

/** A program that was told something does it within seconds, on a busy machine too. */
const patient = { poll: { timeout: 20_000 } };

/** The projects that `--project` names; none where all are meant. */
const named =
  parseArgs({ options: { project: { type: 'string', multiple: true } }, strict: false }).values.project ?? [];
/** Storybook reads every story before the first test of any project, which takes longer than most of them: it is asked only when it is meant. */
const areStoriesMeant =
  named.length === 0 || named.some((name) => typeof name === 'string' && /stories|[*!]/.test(name));

// Stories by themselves use React as it is delivered: its checks of development would take a third of their time.
if (named.length === 1 && named[0] === 'stories') process.env.NODE_ENV = 'production';

export default defineConfig({
  test: {
    sequence: inTurn,
    // Chromium's way of saying that a popover was measured and then moved. Nothing is lost by it.
    onConsoleLog: (log) => !log.includes('ResizeObserver loop completed'),
    projects: [
      {
        ...sources,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          include: [
            'packages/{domain,contract,channels,fixtures,peers,api-client,ui}/src/**/*.test.{ts,tsx}',
            'apps/web/src/**/*.test.{ts,tsx}',
            '.storybook/**/*.test.ts',
            'tests/bench/*.test.ts',
          ],
          sequence: shuffled,
          // Pure code leaves nothing behind: each worker loads the sources once.
          isolate: false,
          maxWorkers: '100%',
          // Some load the whole client, which takes its time on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        ...sources,
        test: {
          name: 'growth',
          include: ['tests/growth/*.test.ts'],
          sequence: shuffled,
          // V8 counts the blocks of code that it first compiled while it counted: nothing may have loaded that code before.
          isolate: true,
          testTimeout: 30_000,
        },
      },
      {
        ...sources,
        oxc: nest,
        test: {
          name: 'api',
          expect: patient,
          include: ['apps/api/src/**/*.test.ts'],
          exclude: ['apps/api/src/browser/parity/**'],
          globalSetup: existsSync(apiGlobalSetup) ? [apiGlobalSetup] : [],
          setupFiles: ['apps/api/src/testing/show-test-log.ts'],
          sequence: shuffled,
          // Each file has an application and a database of its own; loading the sources anew for each would cost a third of the time.
          isolate: false,
          // At times they wait, for Dovecot and PostgreSQL; and each worker more loads the whole program once more.
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...sources,
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          // The compiler, the list of files and their texts serve all rules that a worker looks at.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        ...sources,
        oxc: nest,
        test: {
          name: 'parity',
          expect: patient,
          include: ['apps/api/src/browser/parity/*.test.ts'],
          // What is built is loaded as Node would.
          server: { deps: { external: [/\/apps\/api\/dist\//] } },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...sources,
        test: {
          name: 'new',
          include: ['tests/new/**/*.test.ts'],
          maxConcurrency: 2,
          testTimeout: 180_000,
          // Generates twice, each time with a recording of the API.
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'package',
          include: ['tests/package/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...sources,
        test: {
          name: 'e2e',
          expect: patient,
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/first-start.ts'],
          // Their sources, a browser and a filled demo take seconds each: a worker makes them once for all its files.
          isolate: false,
          // For a part of their time journeys wait for servers and pages.
          maxWorkers: 3,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      ...(existsSync(storiesProject) && areStoriesMeant
        ? [{ extends: `./${storiesProject}`, test: { name: 'stories' } }]
        : []),
    ],
  },
});
