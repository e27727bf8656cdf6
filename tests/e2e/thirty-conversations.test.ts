import type { Locator, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { apiAt } from '../support/api.ts';
import { cardsFrom, columns, detailOf, toastsOf } from '../support/board.ts';
import { journey, ownApp } from '../support/journey.ts';

const { open } = journey();
const address = ownApp({});

/** On a machine that is busy with other journeys. */
const patience = { timeout: 15_000 };

/** First to last; the inbox has the newest first. Names that do not begin alike. */
const people = Array.from({ length: 30 }, (_, index) => `${String.fromCodePoint(65 + (index % 26))}${index} Berg`);

/** What is done with each, in turn. */
const STEPS = ['complete', 'answer', 'snooze', 'assign', 'pass'] as const;

beforeAll(async () => {
  const api = apiAt(address());
  await api.simulateChannel('telegram');
  for (const [index, name] of people.entries()) {
    await api.simulate('telegram', { from: `71${100 + index}`, name, text: `Hello, ${name} here. Could you call me?` });
  }
});

/** The conversation is open, and letters act on it. */
async function isOpen(page: Page, name: string): Promise<void> {
  await detailOf(page).getByRole('heading', { name, exact: true }).first().waitFor();
  await detailOf(page).getByRole('article').getByText(`Hello, ${name} here. Could you call me?`).first().waitFor();
  const isInside = () => page.evaluate(() => document.activeElement?.closest('aside, [role="complementary"]') !== null);
  await expect.poll(isInside, patience).toBe(true);
}

/** What comes right after the board is there, its keys among it: a letter pressed earlier is kept for two seconds only. */
const hasKeys = (page: Page) => page.getByRole('button', { name: 'Views' }).waitFor();

const said = (page: Page, text: string | RegExp) => toastsOf(page).getByText(text).first().waitFor();

/** Opens a dialog by its letter, and chooses in it. */
async function asked(page: Page, key: string, choose: (dialog: Locator) => Promise<void>): Promise<void> {
  await page.keyboard.press(key);
  const dialog = page.getByRole('dialog');
  await choose(dialog);
  await dialog.waitFor({ state: 'hidden' });
}

const actions: Record<(typeof STEPS)[number], (page: Page, name: string) => Promise<void>> = {
  complete: async (page) => {
    await page.keyboard.press('e');
    await said(page, /Completed/);
  },
  answer: async (page, name) => {
    await page.keyboard.press('r');
    const field = detailOf(page).getByRole('textbox', { name: 'Reply on Telegram' });
    await expect.poll(() => field.evaluate((one) => one === document.activeElement), patience).toBe(true);
    await page.keyboard.type(`I will call, ${name}.`);
    await page.keyboard.press('Control+Shift+Enter');
    await said(page, /^Sending in/);
  },
  snooze: async (page) => {
    await asked(page, 's', async (dialog) => {
      const tomorrow = dialog.getByRole('button', { name: /^Tomorrow/ }).first();
      await tomorrow.waitFor();
      await tomorrow.press('Enter');
    });
    await said(page, /^Snoozed until/);
  },
  assign: async (page) => {
    await asked(page, 'a', async (dialog) => {
      await dialog.getByRole('option').first().waitFor();
      await page.keyboard.press('Home');
      await page.keyboard.press('Enter');
    });
    await said(page, 'Assigned');
  },
  pass: (page) => page.keyboard.press('j'),
};

test('a pane that loads after its key was pressed takes the focus', async () => {
  const page = await open('about:blank');
  const { promise: wanted, resolve: load } = Promise.withResolvers<void>();
  await page.route(/\/assets\/MessageDetail-/, async (route) => {
    await wanted;
    await route.continue();
  });
  const name = people.at(-1) ?? '';
  await page.goto(address());
  const card = cardsFrom(page, columns.inbox, name).first();
  await card.waitFor();
  await hasKeys(page);
  await page.keyboard.press('f');
  await card.waitFor({ state: 'hidden' });
  load();
  await isOpen(page, name);
});

test('thirty conversations by keys alone, each followed by the next, none twice and none left out', {
  timeout: 300_000,
}, async () => {
  const page = await open(address());
  const newestFirst = people.toReversed();
  const [first = ''] = newestFirst;
  await cardsFrom(page, columns.inbox, first).first().waitFor();

  await hasKeys(page);
  // One conversation at a time, from the first of the list.
  await page.keyboard.press('f');
  for (const [index, name] of newestFirst.entries()) {
    await isOpen(page, name);
    const step = STEPS[index % STEPS.length] ?? 'pass';
    // The last one has none after it: only what removes it leads back.
    await actions[index === newestFirst.length - 1 ? 'complete' : step](page, name);
  }

  const done = (step: (typeof STEPS)[number]) => newestFirst.filter((_, index) => STEPS[index % STEPS.length] === step);
  const counted = async () => (await apiAt(address()).stats()).conversations;
  await expect
    .poll(async () => (await counted()).byStatus, patience)
    .toMatchObject({ waiting: done('answer').length, completed: done('complete').length + 1 });
  expect((await counted()).byStatus.inbox).toBe(done('assign').length + done('pass').length - 1);
  // None is unread: each was read.
  expect((await counted()).unread).toBe(0);
});
