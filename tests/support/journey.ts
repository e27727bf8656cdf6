import type { BrowserContextOptions, ConsoleMessage, Page } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { inRoot, temporaryFolder } from './paths.ts';
import { perWorker } from './per-worker.ts';
import { type AppOptions, type RunningApp, startApp } from './server.ts';
import { startedFolder } from './started-folder.ts';

/** Apps and pages that are closed after each test. */
export interface Journey {
  /** Starts the product over the data folder of an empty workspace, or over the given one. */
  start: (options?: Partial<AppOptions>) => Promise<RunningApp>;
  /**
   * A page of its own browser context. What it complains about in its console fails the test, unless `expected` says so. It has no service
   * worker unless the journey allows one: keeping the app for each new context costs a fifth of what a page does.
   */
  open: (url: string, options?: BrowserContextOptions & { expected?: RegExp }) => Promise<Page>;
  /** A new data folder, for tests that start the product twice over the same data. */
  dataDir: () => string;
}

/** For journeys without a connection, and for some ordinary ones, through which it is seen that the app is the same with a service worker. */
export const withWorker = { serviceWorkers: 'allow' } as const;

/** Who looks at a page opens a context of its own in it. It is told by us when its worker ends. */
const browserOfWorker = perWorker(
  () => launchBrowser({ handleSIGTERM: false }),
  (browser) => browser.close(),
);

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

/** The demo fills a folder only on its first start. */
const folderFor = ({ demo = false }: Partial<AppOptions>) =>
  demo ? temporaryFolder('journey') : startedFolder('journey');

/** An app in a data folder of its own, which goes with it. */
async function startAlone(options: Omit<AppOptions, 'dataDir'>): Promise<RunningApp> {
  const data = folderFor(options);
  const app = await startApp({ ...options, dataDir: data.path });
  const gone = async (): Promise<void> => {
    await app.kill();
    data.remove();
  };
  return { ...app, stop: () => app.stop().finally(data.remove), kill: gone };
}

/**
 * Apps that the journeys of a worker share, whichever they are: starting one and filling the demo takes as much time as a journey. So a
 * journey in it expects nothing of what is there but the messages of its own people, whom no other journey names, and leaves the settings as
 * they were.
 */
const sharedApps = {
  /** A workspace without a message. */
  plain: perWorker(
    () => startAlone({}),
    (app) => app.kill(),
  ),
  /** The demo. What its providers tell, they tell at once. */
  demo: perWorker(
    () => startAlone({ demo: true, env: { CONCORDIA_SIMULATED_RECEIPTS: 'at once' } }),
    (app) => app.kill(),
  ),
} satisfies Record<string, () => Promise<RunningApp>>;

/** @returns the address of the app once the tests run */
function addressOf(start: () => Promise<RunningApp>): () => string {
  let address: string | undefined;
  beforeAll(async () => {
    ({ address } = await start());
  });
  return () => {
    if (address === undefined) throw new Error('The app is not started yet.');
    return address;
  };
}

/** The address of an app that is shared with other files, for use inside a test. */
export const sharedApp = (which: keyof typeof sharedApps): (() => string) => addressOf(sharedApps[which]);

/** The address of an app that all tests of this file share, and no other. */
export function ownApp(options: Omit<AppOptions, 'dataDir'>): () => string {
  let app: RunningApp | undefined;
  afterAll(() => app?.stop());
  return addressOf(async () => {
    app = await startAlone(options);
    return app;
  });
}

/** Registers the hooks; call it once at the top of a test file. */
export function journey(): Journey {
  let complaints: string[] = [];
  const undo: (() => Promise<unknown> | void)[] = [];
  const pages: Page[] = [];

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await photograph(pages, task.name);
    pages.length = 0;
    for (const step of undo.splice(0).toReversed()) await step();
    const found = complaints;
    complaints = [];
    if (found.length > 0) throw new Error(`The page complained:\n${found.join('\n')}`);
  });

  const kept = (folder: ReturnType<typeof temporaryFolder>): string => {
    undo.push(folder.remove);
    return folder.path;
  };

  return {
    dataDir: () => kept(temporaryFolder('journey')),
    start: async (options = {}) => {
      const app = await startApp({ dataDir: options.dataDir ?? kept(folderFor(options)), ...options });
      undo.push(app.stop);
      return app;
    },
    open: async (url, { expected, ...options } = {}) => {
      const browser = await browserOfWorker();
      const context = await browser.newContext({
        locale: 'en-GB',
        timezoneId: 'UTC',
        viewport: { width: 1440, height: 900 },
        // Journeys are about what happens, not how it moves: stories look at that, and drawing it costs a tenth of their time.
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
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
