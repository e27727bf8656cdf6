import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { inRoot, temporaryFolder } from './paths.ts';
import { type AppOptions, type RunningApp, startApp } from './server.ts';

/** A browser for the whole file, and apps and pages that are closed after each test. */
export interface Journey {
  /** Starts the product over an empty data folder, or over the given one. */
  start: (options?: Partial<AppOptions>) => Promise<RunningApp>;
  /** A page of its own browser context. What it complains about in its console fails the test, unless `expected` says so. */
  open: (url: string, options?: BrowserContextOptions & { expected?: RegExp }) => Promise<Page>;
  /** A new data folder, for tests that start the product twice over the same data. */
  dataDir: () => string;
}

/** A workspace of its own has no sample feeds, and tests reach no others: that these answer 503 is as it should be. */
const isAboutFeeds = (line: ConsoleMessage): boolean =>
  /\/api\/(?:market\/overview|news\/ticker)$/.test(line.location().url);

/** What the pages of a failed test looked like, in `test-results`. */
async function photograph(pages: readonly Page[], test: string): Promise<void> {
  const name = test.replaceAll(/\W+/g, '-');
  for (const [index, page] of pages.entries()) {
    await page.screenshot({ path: inRoot('test-results', `${name}-${index + 1}.png`) });
  }
}

/**
 * One app for all tests of a file, where they do not touch each other's messages: filling the demo takes seconds.
 *
 * @returns its address, for use inside a test
 */
export function sharedApp(options: Omit<AppOptions, 'dataDir'>): () => string {
  const data = temporaryFolder('journey');
  let app: RunningApp | undefined;
  beforeAll(async () => {
    app = await startApp({ ...options, dataDir: data.path });
  });
  afterAll(async () => {
    await app?.stop();
    data.remove();
  });
  return () => {
    if (app === undefined) throw new Error('The app is not started yet.');
    return app.address;
  };
}

/** Registers the hooks; call it once at the top of a test file. */
export function journey(): Journey {
  let browser: Browser | undefined;
  let complaints: string[] = [];
  const undo: (() => Promise<unknown> | void)[] = [];
  const pages: Page[] = [];

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await photograph(pages, task.name);
    pages.length = 0;
    for (const step of undo.splice(0).toReversed()) await step();
    const found = complaints;
    complaints = [];
    if (found.length > 0) throw new Error(`The page complained:\n${found.join('\n')}`);
  });
  afterAll(() => browser?.close());

  const dataDir = (): string => {
    const folder = temporaryFolder('journey');
    undo.push(folder.remove);
    return folder.path;
  };

  return {
    dataDir,
    start: async (options = {}) => {
      const app = await startApp({ dataDir: options.dataDir ?? dataDir(), ...options });
      undo.push(app.stop);
      return app;
    },
    open: async (url, { expected, ...options } = {}) => {
      if (browser === undefined) throw new Error('The browser is not started yet.');
      const context = await browser.newContext({
        locale: 'en-GB',
        timezoneId: 'UTC',
        viewport: { width: 1440, height: 900 },
        // Journeys are about what happens, not how it moves: stories look at that, and drawing it costs a tenth of their time.
        reducedMotion: 'reduce',
        ...options,
      });
      undo.push(() => context.close());
      const page = await context.newPage();
      pages.push(page);
      const complain = (text: string): void => {
        if (expected?.test(text) !== true) complaints.push(text);
      };
      page.on('pageerror', (problem) => complain(problem.message));
      page.on('console', (line) => {
        if (line.type() === 'error' && !isAboutFeeds(line)) complain(`${line.text()} ${line.location().url}`);
      });
      await page.goto(url);
      return page;
    },
  };
}
