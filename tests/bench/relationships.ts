import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { build } from 'vite';
import { launchBrowser } from '../support/browser.ts';
import { inRoot, temporaryFolder } from '../support/paths.ts';
import { startApp } from '../support/server.ts';
import { PEOPLE, seedRelationships, TIES } from './relationships-seed.ts';
import { oneDigit, printTable, sizeColumn, timeColumn, whole } from './table.ts';

const ROUNDS = 3;
const MOVES = 120;
const PATH = '/api/graph/relationships';

interface Drawn {
  /** From the answer to the first frame with the picture, in ms. */
  readonly first: number;
  /** Between frames while the picture moves, in ms. */
  readonly pan: readonly number[];
  readonly zoom: readonly number[];
}

/** A graph of 10,000 people and 50,000 ties in Chromium without a graphics card, beside sigma alone with the same data and places. */
export async function benchRelationships(): Promise<void> {
  const folder = temporaryFolder('bench-relationships');
  await (await startApp({ dataDir: folder.path })).stop();
  seedRelationships(folder.path, Date.now());
  const app = await startApp({ dataDir: folder.path });
  const browser = await launchBrowser();
  try {
    const answers: number[] = [];
    let text = '';
    for (let round = 0; round < ROUNDS + 1; round += 1) {
      const since = performance.now();
      text = await (await fetch(app.address + PATH)).text();
      answers.push(performance.now() - since);
    }
    printTable(
      `The answer: ${whole(PEOPLE)} people, ${whole(TIES)} ties`,
      ['what', timeColumn('ms, median'), sizeColumn('kB'), sizeColumn('kB gzip')],
      [[PATH, whole(median(answers.slice(1))), whole(text.length / 1000), whole(gzipSync(text).length / 1000)]],
    );
    const bare = await barePage();
    const runs: { what: string; drawn: Drawn[] }[] = [
      { what: 'Intelligence', drawn: [] },
      { what: 'sigma alone', drawn: [] },
    ];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const run of runs) {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
        run.drawn.push(
          await (run.what === 'sigma alone' ? drawBare(page, app.address, bare, text) : drawOurs(page, app.address)),
        );
        await page.close();
      }
    }
    const [ours, theirs] = runs.map(({ drawn }) => median(drawn.map(({ first }) => first)));
    printTable(
      'Until it is drawn, and between frames while it moves, Chromium with software WebGL (ms; aims: 1,000, then 16.7)',
      [
        'what',
        timeColumn('first picture'),
        timeColumn('pan, median'),
        'over 16.7',
        'over 50',
        timeColumn('zoom, median'),
        'over 16.7 ',
        'over 50 ',
      ],
      runs.map(({ what, drawn }) => [
        what,
        whole(median(drawn.map(({ first }) => first))),
        ...frames(drawn.flatMap(({ pan }) => pan)),
        ...frames(drawn.flatMap(({ zoom }) => zoom)),
      ]),
    );
    console.log(
      `First picture: ${oneDigit((ours ?? 0) / (theirs ?? 1))} times sigma alone, which is given the places.`,
    );
  } finally {
    await browser.close();
    await app.stop();
    folder.remove();
  }
}

async function drawOurs(page: Page, address: string): Promise<Drawn> {
  await page.addInitScript(watchForPicture);
  await page.goto(`${address}/intelligence`);
  await page.getByRole('application', { name: /^Who knows whom/ }).waitFor({ timeout: 60_000 });
  const first = await page.evaluate(async (path) => {
    const drawnAt: number = await Reflect.get(window, 'benchDrawn');
    const answer = performance.getEntriesByType('resource').find(({ name }) => new URL(name).pathname === path);
    return drawnAt - (answer instanceof PerformanceResourceTiming ? answer.responseEnd : 0);
  }, PATH);
  await page.waitForLoadState('networkidle');
  return { first, ...(await move(page, '[role="application"]')) };
}

async function drawBare(page: Page, address: string, script: string, answer: string): Promise<Drawn> {
  await page.route(`${address}/bare`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><div id="stage" style="width:1300px;height:384px;margin:200px 40px 900px"></div>',
    }),
  );
  await page.goto(`${address}/bare`);
  await page.evaluate((text) => void Reflect.set(window, 'benchAnswer', text), answer);
  // The page's own policy does not hold here: nothing of the product is measured.
  await page.evaluate(script);
  const first: number = await page.evaluate(() => Reflect.get(window, 'benchBare'));
  return { first, ...(await move(page, '#stage')) };
}

/** Runs in the page before all else: resolves with the time of the first frame after a canvas has been drawn. */
function watchForPicture(): void {
  Reflect.set(
    window,
    'benchDrawn',
    new Promise<number>((resolve) => {
      const frame = (): void => {
        if (document.querySelector('[role="application"] canvas') === null) requestAnimationFrame(frame);
        else requestAnimationFrame((now) => resolve(now));
      };
      requestAnimationFrame(frame);
    }),
  );
}

async function move(page: Page, selector: string): Promise<Pick<Drawn, 'pan' | 'zoom'>> {
  const stage = page.locator(selector).first();
  await stage.scrollIntoViewIfNeeded();
  const box = await stage.boundingBox();
  if (box === null) throw new Error('The graph has no room.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.waitForTimeout(1_000);
  const pan = await framesOf(page, async () => {
    await page.mouse.down();
    for (let step = 1; step <= MOVES; step += 1)
      await page.mouse.move(x + 150 * Math.sin(step / 10), y + 60 * Math.cos(step / 7));
    await page.mouse.up();
  });
  const zoom = await framesOf(page, async () => {
    for (let step = 0; step < MOVES / 4; step += 1) await page.mouse.wheel(0, step % 10 < 5 ? -100 : 100);
    await page.waitForTimeout(500);
  });
  return { pan, zoom };
}

async function framesOf(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const deltas: number[] = [];
    let last = performance.now();
    const frame = (now: number): void => {
      deltas.push(now - last);
      last = now;
      if (Reflect.get(window, 'benchFrames') === deltas) requestAnimationFrame(frame);
    };
    Reflect.set(window, 'benchFrames', deltas);
    requestAnimationFrame(frame);
  });
  await act();
  const deltas: number[] = await page.evaluate(() => {
    const seen = Reflect.get(window, 'benchFrames');
    Reflect.deleteProperty(window, 'benchFrames');
    return seen;
  });
  return deltas.slice(1);
}

/** Sigma alone, with the picture's dots, lines and places, and with lines hidden while it moves, as ours are. */
async function barePage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@concordia/source'] },
    build: {
      write: false,
      lib: { entry: inRoot('tests', 'bench', 'bare-sigma.ts'), formats: ['iife'], name: 'bareSigma' },
    },
  });
  const [output] = Array.isArray(built) ? built : [];
  return output?.output[0].code ?? '';
}

const frames = (deltas: readonly number[]): string[] => [
  oneDigit(median(deltas)),
  `${deltas.filter((delta) => delta > 17.5).length} of ${deltas.length}`,
  whole(deltas.filter((delta) => delta > 50).length),
];

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
