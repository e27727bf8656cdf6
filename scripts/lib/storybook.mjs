import { inRoot } from './paths.mjs';
import { run, tail } from './run.mjs';
import { serveFolder } from './static-server.mjs';
import { checkReport } from './visual/check-report.mjs';

/** @typedef {import('./vitest.mjs').Outcome} Outcome */
/** @typedef {import('playwright').Page} Page */
/** @typedef {{ page: Page, address: string }} Visit */

/** A review copy need not be at its server's root. */
const path = '/somewhere/review/';

const story = (/** @type {string} */ id, globals = '') =>
  `iframe.html?viewMode=story&id=${id}${globals && `&globals=${globals}`}`;

/** @param {boolean} holds @param {string} what */
function expectThat(holds, what) {
  if (!holds) throw new Error(what);
}

/** Text in the pseudo-locale is in brackets: `[Íñƀóx ~~]`. */
const inPseudoLocale = (/** @type {Page} */ page) =>
  page.frameLocator('#storybook-preview-iframe').getByText(/\[.*~\]/);

/** A reviewer's steps in the static build, and the expected results. */
const visits = {
  /** @param {Visit} visit */
  'it opens on the welcome page, with picture and status of each component, and what changed': async ({
    page,
    address,
  }) => {
    await page.goto(address);
    const docs = page.frameLocator('#storybook-preview-iframe');
    await docs.getByRole('heading', { level: 1, name: 'Concordia' }).waitFor();
    const pictures = docs.getByRole('listitem').locator('a > img');
    expectThat((await pictures.count()) > 70, `There are ${await pictures.count()} pictures.`);
    // Rejects for a picture that is not there.
    await docs
      .getByRole('link', { name: 'Button', exact: true })
      .locator('img')
      .evaluate((/** @type {HTMLImageElement} */ image) => image.decode());
    // Each status comes with the documentation of its component.
    const component = docs.getByRole('listitem').filter({ has: page.locator('a > img') });
    await component
      .filter({ hasNot: page.locator('[data-status]') })
      .first()
      .waitFor({ state: 'detached' });
    await docs.getByRole('heading', { level: 2, name: 'What changed' }).waitFor();
  },
  /** @param {Visit} visit */
  'a widget shows data that the mock worker answers': async ({ page, address }) => {
    await page.goto(address + story('widgets-contactgrid--long-names'));
    await page
      .getByRole('button', { name: /View details/i })
      .first()
      .waitFor();
  },
  /** @param {Visit} visit */
  'a docs page draws the keyboard map': async ({ page, address }) => {
    await page.goto(`${address}?path=/docs/components-button--docs`);
    const docs = page.frameLocator('#storybook-preview-iframe');
    await docs.locator('kbd').first().waitFor();
    await docs.getByRole('heading', { level: 1, name: 'Button' }).waitFor();
  },
  /** @param {Visit} visit */
  'a deep link opens a story in the dark and in the pseudo-locale': async ({ page, address }) => {
    await page.goto(`${address}?path=/story/widgets-contactgrid--long-names&globals=theme:dark;locale:en-XA`);
    await inPseudoLocale(page).first().waitFor();
    const root = page.frameLocator('#storybook-preview-iframe').locator('html');
    expectThat((await root.getAttribute('class'))?.includes('theme-dark') === true, 'The theme is not dark.');
  },
  /** @param {Visit} visit */
  'a docs page and the stories framed in it follow the theme of the toolbar': async ({ page, address }) => {
    await page.goto(`${address}?path=/docs/patterns-confirm-or-undo--docs&globals=theme:dark`);
    const docs = page.frameLocator('#storybook-preview-iframe');
    const framed = docs.frameLocator('iframe').first();
    // The framed story has drawn itself before the page is looked at: it once turned the page light.
    await framed.getByRole('button').first().waitFor();
    for (const place of [framed, docs]) await place.locator('html.theme-dark').waitFor();
    await page.getByRole('button', { name: /Theme/ }).click();
    await page.getByRole('option', { name: 'Light' }).click();
    for (const place of [framed, docs]) await place.locator('html.theme-light').waitFor();
  },
  /** @param {Visit} visit */
  'tags of stories reach Chromatic as modes': async ({ page, address }) => {
    await page.goto(address + story('components-button--matrix'));
    await page.getByRole('button').first().waitFor();
    const { modes, prefersReducedMotion } = await page.evaluate(async () => {
      const stories = await Reflect.get(window, '__STORYBOOK_PREVIEW__').extract();
      return stories['components-button--matrix'].parameters.chromatic;
    });
    const names = Object.keys(modes).join();
    expectThat(names === 'light,dark,rtl,forced', `The modes of the matrix are ${names}.`);
    expectThat(modes.forced.forcedColors === 'active', 'The mode "forced" does not ask for forced colors.');
    expectThat(prefersReducedMotion === 'reduce', 'Chromatic is not asked for reduced motion.');
  },
};

/** Opened from disk, not from the server. */
const files = {
  /** @param {Visit} visit */
  'the report of pictures works from a disk and by keyboard': ({ page }) => checkReport(page),
};

/** Effects of the toolbar's network conditions on a widget whose story succeeds. */
const networks = {
  /** @param {Visit} visit */
  'a slow network shows the widget loading, and its data 3 s later': async ({ page, address }) => {
    await page.goto(address + story('widgets-contactgrid--long-names', 'network:slow'));
    await page.locator('[aria-busy=true]').first().waitFor();
    await page
      .getByRole('button', { name: /View details/i })
      .first()
      .waitFor();
  },
  /** @param {Visit} visit */
  'a failing server is answered with a way to try again': async ({ page, address }) => {
    await page.goto(address + story('widgets-contactgrid--long-names', 'network:failing'));
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.getByText('The server could not do this').waitFor();
  },
  /** @param {Visit} visit */
  'being offline is answered with a way to try again': async ({ page, address }) => {
    await page.goto(address + story('widgets-contactgrid--long-names', 'network:offline'));
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expectThat(
      (await page.getByText('The server could not do this').count()) === 0,
      'Offline looks like a failing server.',
    );
  },
};

/** Records errors in the console and calls to other hosts. @param {Page} page @param {string} address */
function watch(page, address) {
  /** @type {string[]} */
  const faults = [];
  const { host } = new URL(address);
  page.on(
    'console',
    (message) =>
      message.type() === 'error' && faults.push(`The console says: ${message.text()} (${message.location().url})`),
  );
  page.on('pageerror', (error) => faults.push(`Uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== host) faults.push(`It calls ${url.href}`);
  });
  return faults;
}

/**
 * @param {import('playwright').Browser} browser @param {string} address
 * @param {(visit: Visit) => Promise<void>} look @param {boolean} isQuiet whether console errors count
 * @returns {Promise<string>} the problems; empty if there are none
 */
async function visit(browser, address, look, isQuiet) {
  const context = await browser.newContext();
  const page = await context.newPage();
  // Even on an idle machine, a framed story takes 11 s, since all of Storybook loads first.
  page.setDefaultTimeout(60_000);
  const faults = watch(page, address);
  const problem = await look({ page, address }).then(
    () => '',
    (error) => String(error),
  );
  await context.close();
  // The browser itself logs calls that fail on purpose.
  const counted = isQuiet ? faults : faults.filter((fault) => fault.startsWith('It calls'));
  return [problem, ...counted].filter(Boolean).join('\n');
}

/** @param {string} address @param {string} executablePath @returns {Promise<Outcome>} */
async function visitAll(address, executablePath) {
  // Imported late: on a fresh clone this file is read before anything is installed.
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  /** @type {string[]} */
  const failures = [];
  for (const [name, look] of Object.entries({ ...visits, ...networks, ...files })) {
    const problem = await visit(browser, address, look, !(name in networks));
    if (problem) failures.push(`${name}:\n${problem}`);
  }
  await browser.close();
  const count = Object.keys({ ...visits, ...networks, ...files }).length;
  return { passed: count - failures.length, failed: failures.length, notes: [], output: failures.join('\n\n') };
}

/** Builds Storybook, serves it statically below a path, and checks it as a reviewer would. @param {string} browser its path */
export async function checkStorybook(browser) {
  const built = await run('turbo', ['run', '//#storybook:bundle', '--output-logs=errors-only'], { timeoutMs: 600_000 });
  if (built.code !== 0) return { passed: 0, failed: 1, notes: [], output: tail(built.output, 60) };
  const server = await serveFolder(inRoot('storybook-static'), path);
  const outcome = await visitAll(server.address, browser);
  server.close();
  return outcome;
}
