import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { sharedApp } from '../support/journey.ts';

/** What counts as good. */
const GOOD_CLS = 0.1;

/** Each route, what is there once its data is, and the first view that its HTML preloads. */
const routes = [
  { path: '/', shown: ['Inbox'], part: 'DashboardStrip' },
  { path: '/contacts', shown: ['Import and export'], part: 'Contacts' },
  { path: '/companies', shown: ['Northwind Hotels'], part: 'CompanyList' },
  { path: '/deals', shown: ['Negotiation'], part: 'DealColumns' },
  { path: '/analytics', shown: ['Morning Brief'], part: 'MorningBrief' },
  { path: '/intelligence', shown: ['Look back', 'Selectors', 'Extractors'], part: 'DataIngestion' },
  { path: '/connection', shown: ['label-printer'], part: 'HubModules' },
  { path: '/setup', shown: ['Morning Brief Time'], part: 'Guardrails' },
] as const;

const address = sharedApp('demo');

let browser: Browser;
beforeAll(async () => {
  // Scrollbars take room, as they do for most people: pages that outgrow the window move when one appears.
  browser = await launchBrowser({ ignoreDefaultArgs: ['--hide-scrollbars'] });
});
afterAll(() => browser.close());

/** Opens a page, and waits until it shows its data and has fallen quiet. */
async function settled(page: Page, { path, shown }: (typeof routes)[number]): Promise<void> {
  await page.goto(`${address()}${path}`);
  for (const text of shown) await page.getByText(text).filter({ visible: true }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Shifts are reported with the frame that shows them.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

declare global {
  interface Window {
    layoutShift: () => number;
  }
}

/** Adds up every shift from the first frame on. The sum is never less than the largest burst, which Lighthouse counts. */
function addUpShifts(): void {
  let sum = 0;
  const add = (entries: PerformanceEntry[]) => {
    for (const entry of entries) sum += 'value' in entry ? Number(entry.value) : 0;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.layoutShift = () => {
    add(observer.takeRecords());
    return sum;
  };
}

test.each(routes)('$path hardly moves while it loads', async (route) => {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 }, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.addInitScript(addUpShifts);
    await settled(page, route);
    expect(await page.evaluate(() => window.layoutShift())).toBeLessThan(GOOD_CLS);
  } finally {
    await context.close();
  }
});

test.each(routes)('$path preloads $part', async ({ path, part }) => {
  const html = await (await fetch(`${address()}${path}`)).text();
  expect(html).toMatch(new RegExp(`<link rel="modulepreload"[^>]* href="/assets/${part}-[\\w-]+\\.js">`));
});
