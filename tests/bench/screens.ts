import { cpSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../support/browser.ts';
import { temporaryFolder } from '../support/paths.ts';
import { startApp } from '../support/server.ts';
import { seededFolder, tenThousand } from './seed.ts';
import { printTable, sizeColumn, timeColumn, whole } from './table.ts';

const routes = ['/', '/contacts', '/analytics', '/intelligence', '/connection', '/setup'] as const;
const loads = 3;

/** How much slower the second processor is. */
const slowdown = 4;

/** Until each screen can be used, on this machine, and until its largest part is painted where the processor is four times slower. */
export async function benchScreens(): Promise<void> {
  const folder = temporaryFolder('bench-screens');
  cpSync(await seededFolder(tenThousand), folder.path, { recursive: true });
  const app = await startApp({ dataDir: folder.path });
  const browser = await launchBrowser();
  try {
    const rows: string[][] = [];
    for (const route of routes) {
      const usual = await several(browser, app.address + route, 1);
      const slow = await several(browser, app.address + route, slowdown);
      rows.push([route, whole(usual.afterData), whole(usual.largest), whole(slow.largest), whole(usual.kilobytes)]);
    }
    printTable(
      `Screens at 10,000 messages, median of ${loads} first loads (ms; aims: 200 after data, 2,500 when slowed)`,
      [
        'route',
        timeColumn('data to interactive'),
        timeColumn('LCP'),
        `LCP, ${slowdown}× slower`,
        sizeColumn('kB before it'),
      ],
      rows,
    );
  } finally {
    await browser.close();
    await app.stop();
    folder.remove();
  }
}

interface Load {
  /** From the last answer to the frame that shows it, or to the end of the work that kept the page from listening, whichever is later. */
  afterData: number;
  /** Largest contentful paint. */
  largest: number;
  /** What came over the wire until then. */
  kilobytes: number;
}

async function several(browser: Browser, url: string, rate: number): Promise<Load> {
  const all: Load[] = [];
  for (let turn = 0; turn < loads; turn += 1) all.push(await load(browser, url, rate));
  const median = (pick: (one: Load) => number): number =>
    all.map(pick).toSorted((one, another) => one - another)[Math.floor(loads / 2)] ?? Number.NaN;
  return {
    afterData: median((one) => one.afterData),
    largest: median((one) => one.largest),
    kilobytes: median((one) => one.kilobytes),
  };
}

/** One first visit, with nothing kept from an earlier one. */
async function load(browser: Browser, url: string, rate: number): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('main').waitFor();
    // The skeletons are gone, and nothing has been long at work for a while.
    await page.waitForFunction(() => Reflect.get(window, 'benchIsQuiet')?.() === true, undefined, { timeout: 60_000 });
    return await measured(page);
  } finally {
    await context.close();
  }
}

/** Runs in the page before all else: notes what is painted, what keeps the page busy, and when answers came. */
function watch(): void {
  const quietMs = 1_000;
  const seen = { largest: 0, busyUntil: 0, dataAt: 0, shownAt: 0, bytes: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.busyUntil = startTime + duration;
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceResourceTiming)) continue;
      seen.bytes += entry.transferSize;
      if (!new URL(entry.name).pathname.startsWith('/api/')) continue;
      seen.dataAt = Math.max(seen.dataAt, entry.responseEnd);
      // The first frame is drawn after what the answer set off, the second says that the first has been.
      requestAnimationFrame(() => requestAnimationFrame((now) => Object.assign(seen, { shownAt: now })));
    }
  }).observe({ type: 'resource', buffered: true });
  Reflect.set(window, 'benchSeen', seen);
  Reflect.set(window, 'benchIsQuiet', () => {
    const last = Math.max(seen.largest, seen.busyUntil, seen.dataAt);
    return seen.largest > 0 && seen.dataAt > 0 && performance.now() - last > quietMs;
  });
}

async function measured(page: Page): Promise<Load> {
  return page.evaluate(() => {
    const { largest, busyUntil, dataAt, shownAt, bytes } = Reflect.get(window, 'benchSeen');
    return {
      afterData: Math.max(shownAt, busyUntil) - dataAt,
      largest,
      kilobytes: bytes / 1000,
    };
  });
}
