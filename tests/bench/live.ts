import { cpSync } from 'node:fs';
import type { Page } from 'playwright';
import { apiAt } from '../support/api.ts';
import { columnOf, columns } from '../support/board.ts';
import { launchBrowser } from '../support/browser.ts';
import { temporaryFolder } from '../support/paths.ts';
import { startApp } from '../support/server.ts';
import { seededFolder, tenThousand } from './seed.ts';
import { oneDigit, printTable, timeColumn, whole } from './table.ts';

const rounds = 30;

/** Rounds follow each other as people do things: not so close that one is gathered with the next. */
const between = 1_500;

/** How long a change takes from one screen, or from the peer of a provider, to another screen. */
export async function benchLive(): Promise<void> {
  const folder = temporaryFolder('bench-live');
  cpSync(await seededFolder(tenThousand), folder.path, { recursive: true });
  const app = await startApp({ dataDir: folder.path });
  const browser = await launchBrowser();
  try {
    const opened = async (): Promise<Page> => {
      // Two people: a context of its own each, so that nothing is shared but the server.
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await page.goto(app.address);
      await columnOf(page, columns.inbox).getByRole('listitem').first().waitFor();
      // On a first visit it keeps the whole app.
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await page.waitForFunction(hasLoaded, undefined, { polling: 1_000 });
      return page;
    };
    const [acting, watching] = [await opened(), await opened()];
    const moves = await timed(watching, () => move(acting));
    await apiAt(app.address).simulateChannel('sms');
    const inbound = await timed(watching, (round) => receive(app.address, round));
    printTable(
      `From a change to another screen, 10,000 messages, ${rounds} rounds each (ms)`,
      ['what', timeColumn('p50'), timeColumn('p99'), timeColumn('worst'), 'aim'],
      [
        ['a card moved by keyboard', ...summary(moves), '300'],
        ['a message of a simulated channel', ...summary(inbound), '1,000'],
      ],
    );
  } finally {
    await browser.close();
    await app.stop();
    folder.remove();
  }
}

/** @param act changes how many messages the inbox has. @returns ms since the epoch at which it began to. */
async function timed(watching: Page, act: (round: number) => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await watching.evaluate(watchInbox);
    const since = await act(round);
    const seen: number = await watching.evaluate(() => Reflect.get(window, 'benchSeen'));
    times.push(seen - since);
    await watching.waitForTimeout(between);
  }
  return times;
}

/** Runs in the page: whether nothing was loaded since the last look. The stream of events keeps the network from ever being idle. */
function hasLoaded(): boolean {
  const loaded = performance.getEntriesByType('resource').length;
  const isSame = Reflect.get(window, 'benchLoaded') === loaded;
  Reflect.set(window, 'benchLoaded', loaded);
  return isSame;
}

/** Runs in the page: waits for the first frame in which the head of the inbox counts differently. */
function watchInbox(): void {
  const counted = (): string | null | undefined => document.querySelector('[data-column="inbox"] header')?.textContent;
  const before = counted();
  const since = performance.now();
  const seen = new Promise<number>((resolve, reject) => {
    const frame = (now: number): void => {
      if (counted() !== before) resolve(performance.timeOrigin + performance.now());
      else if (now - since > 30_000) reject(new Error('The inbox still counts what it did.'));
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  Reflect.set(window, 'benchSeen', seen);
}

/** Moves the first card of the inbox to its neighbor. @returns when the key was pressed. */
async function move(page: Page): Promise<number> {
  const card = columnOf(page, columns.inbox).locator('[data-row-focus]').first();
  await card.focus();
  await page.evaluate(() => {
    const pressed = new Promise<number>((resolve) => {
      addEventListener('keydown', ({ timeStamp }) => resolve(performance.timeOrigin + timeStamp), {
        capture: true,
        once: true,
      });
    });
    Reflect.set(window, 'benchPressed', pressed);
  });
  await page.keyboard.press('Shift+ArrowRight');
  return page.evaluate(() => Reflect.get(window, 'benchPressed'));
}

/** @returns when somebody wrote, at the provider. */
async function receive(address: string, round: number): Promise<number> {
  const since = Date.now();
  const from = `+4477009${String(10_000 + round)}`;
  await apiAt(address).simulate('sms', { from, name: `Nadia Berg ${round}`, text: 'Do you roast on Sundays?' });
  return since;
}

function summary(values: readonly number[]): string[] {
  const sorted = values.toSorted((one, another) => one - another);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return [oneDigit(at(0.5)), oneDigit(at(0.99)), whole(at(1))];
}
