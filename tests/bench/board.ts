import { cpSync } from 'node:fs';
import type { Page } from 'playwright';
import { columnOf, columns } from '../support/board.ts';
import { launchBrowser } from '../support/browser.ts';
import { temporaryFolder } from '../support/paths.ts';
import { startApp } from '../support/server.ts';
import { million, seededFolder } from './seed.ts';
import { oneDigit, printTable, timeColumn, whole } from './table.ts';

const wheelTurns = 400;
const wheelPixels = 400;
const moves = 10;
const openings = 40;
/** Between two keys, as somebody who reads: what is next is read ahead meanwhile. In ms. */
const reading = 600;

/** Scrolling and moving on the board of a million messages, 40,000 of them open, in Chromium without a graphics card. */
export async function benchBoard(): Promise<void> {
  const folder = temporaryFolder('bench-board');
  // A copy: what is moved here must not be moved for the other sections.
  cpSync(await seededFolder(million), folder.path, { recursive: true });
  const app = await startApp({ dataDir: folder.path });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const since = performance.now();
    await page.goto(app.address);
    await columnOf(page, columns.inbox).getByRole('listitem').first().waitFor();
    const shown = performance.now() - since;
    const frames = await scroll(page);
    const opened = await openNext(page);
    const times = await moveCards(page);
    printTable(
      'Board with 40,000 open messages, Chromium (ms)',
      ['what', timeColumn('median'), timeColumn('p99'), timeColumn('worst'), 'over 50 ms'],
      [
        ['first cards shown', oneDigit(shown), '', '', ''],
        [`frames while an inbox of 24,000 scrolls (${frames.length})`, ...summary(frames)],
        [`the next conversation opened by j (${opened.length})`, ...summary(opened)],
        [`a card moved by keyboard (${times.length})`, ...summary(times)],
      ],
    );
  } finally {
    await browser.close();
    await app.stop();
    folder.remove();
  }
}

/** Turns the wheel over the inbox. @returns the times between frames, in ms. */
async function scroll(page: Page): Promise<number[]> {
  await columnOf(page, columns.inbox).getByRole('listitem').first().hover();
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
  for (let turn = 0; turn < wheelTurns; turn += 1)
    await page.mouse.wheel(0, turn % 100 < 75 ? wheelPixels : -wheelPixels);
  const deltas: number[] = await page.evaluate(() => {
    const seen = Reflect.get(window, 'benchFrames');
    Reflect.deleteProperty(window, 'benchFrames');
    return seen;
  });
  return deltas.slice(1);
}

/** Runs in the page: from the next `j` on, waits for the first frame with the messages of another conversation. */
function watchForOpening(): void {
  const shown = (): string =>
    [...document.querySelectorAll('aside article')].map(({ textContent }) => textContent).join('\n');
  const before = shown();
  const measured = new Promise<number>((resolve, reject) => {
    const onKey = ({ key, timeStamp }: KeyboardEvent): void => {
      if (key !== 'j') return;
      removeEventListener('keydown', onKey, { capture: true });
      const frame = (now: number): void => {
        const text = shown();
        if (text !== '' && text !== before) resolve(now - timeStamp);
        else if (now - timeStamp > 10_000) reject(new Error('No other conversation has opened.'));
        else requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    };
    addEventListener('keydown', onKey, { capture: true });
  });
  Reflect.set(window, 'benchOpening', measured);
}

/** Goes from one conversation of the inbox to the next. @returns ms from the key to the first frame with its messages. */
async function openNext(page: Page): Promise<number[]> {
  const times: number[] = [];
  await page.reload();
  const first = columnOf(page, columns.inbox).locator('[data-row-focus]').first();
  await first.waitFor();
  await first.focus();
  await page.keyboard.press('Enter');
  await page.locator('aside article').first().waitFor();
  for (let index = 0; index < openings; index += 1) {
    await page.waitForTimeout(reading);
    await page.evaluate(watchForOpening);
    await page.keyboard.press('j');
    times.push(await page.evaluate(() => Reflect.get(window, 'benchOpening')));
  }
  return times;
}

/**
 * Runs in the page: from the next arrow key on, waits for the first frame in which the card has left the inbox and is counted next route.
 * (It may stand there below what is in view.)
 */
function watchForMove(label: string): void {
  const counted = (): string | null | undefined =>
    document.querySelector('[data-column="in_progress"] header')?.textContent;
  const isGone = (): boolean =>
    [...document.querySelectorAll('[data-column="inbox"] [data-row-focus]')].every(
      (element) => element.getAttribute('aria-label') !== label,
    );
  const before = counted();
  const measured = new Promise<number>((resolve, reject) => {
    const onKey = ({ key, timeStamp }: KeyboardEvent): void => {
      if (key !== 'ArrowRight') return;
      removeEventListener('keydown', onKey, { capture: true });
      const frame = (now: number): void => {
        if (isGone() && counted() !== before) resolve(now - timeStamp);
        else if (now - timeStamp > 10_000) reject(new Error(`${label} has not moved.`));
        else requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    };
    addEventListener('keydown', onKey, { capture: true });
  });
  Reflect.set(window, 'benchMove', measured);
}

/** Moves the first cards of the inbox one after the other. @returns ms from the key to the first frame that shows it moved. */
async function moveCards(page: Page): Promise<number[]> {
  const times: number[] = [];
  await page.reload();
  for (let index = 0; index < moves; index += 1) {
    const card = columnOf(page, columns.inbox).locator('[data-row-focus]').first();
    await card.waitFor();
    const name = (await card.getAttribute('aria-label')) ?? '';
    await card.focus();
    await page.evaluate(watchForMove, name);
    await page.keyboard.press('Shift+ArrowRight');
    times.push(await page.evaluate(() => Reflect.get(window, 'benchMove')));
  }
  return times;
}

function summary(values: readonly number[]): string[] {
  const sorted = values.toSorted((one, another) => one - another);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return [oneDigit(at(0.5)), oneDigit(at(0.99)), oneDigit(at(1)), whole(values.filter((value) => value > 50).length)];
}
