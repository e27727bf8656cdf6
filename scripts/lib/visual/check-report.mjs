import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { baselines, picturesIn } from './pictures.mjs';
import { writeReport } from './report.mjs';

/** @typedef {import('playwright').Page} Page */

/** Three real pictures, one per kind of change. @returns {import('./pictures.mjs').Change[]} */
function specimens() {
  const [first, second] = [...picturesIn(join(baselines, 'components-button')).values()];
  return [
    { name: 'components-button/matrix', kind: 'changed', before: first, after: second, difference: second },
    { name: 'components-button/matrix_dark', kind: 'added', after: second },
    { name: 'components-card/stress_zoom', kind: 'removed', before: first },
  ];
}

const shown = (/** @type {Page} */ page) =>
  page.locator('article:visible').evaluateAll((articles) => articles.map((article) => article.dataset.kind).join());

/** @param {string} what @param {string} seen @param {string} expected */
function same(what, seen, expected) {
  if (seen !== expected) throw new Error(`${what}: ${seen} instead of ${expected}`);
}

/** Opens a report from disk and operates it by keyboard only. @param {Page} page */
export async function checkReport(page) {
  const folder = mkdtempSync(join(tmpdir(), 'concordia-report-'));
  try {
    await page.goto(pathToFileURL(writeReport({ changes: specimens(), looked: 3 }, folder).page).href);
    same('Title', await page.title(), '3 pictures are not as they were: 1 changed, 1 added, 1 removed');
    const isDrawn = () => [...document.images].every((image) => image.complete && image.naturalWidth > 0);
    await page.waitForFunction(isDrawn);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    same('Focus', await page.evaluate(() => document.activeElement?.getAttribute('data-kind') ?? ''), 'added');
    await page.keyboard.press('4');
    same('Figures', String(await page.locator('figure:visible').count()), '1');
    await page.keyboard.press('1');
    await page.keyboard.press('/');
    await page.keyboard.type('dark button');
    same('By name', await shown(page), 'added');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Backspace');
    await page.getByRole('checkbox', { name: /added/ }).press(' ');
    same('By kind', await shown(page), 'changed,removed');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
