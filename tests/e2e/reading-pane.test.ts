import type { Message } from '@concordia/api-client';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { apiAt } from '../support/api.ts';
import { detailOf, toastsOf } from '../support/board.ts';
import { journey, ownApp } from '../support/journey.ts';
import { until } from '../support/until.ts';

const { open } = journey();
const address = ownApp({});

/** On a machine that is busy with other journeys. */
const patience = { timeout: 15_000 };

const question =
  'Could you tell me by Thursday which of the two machines suits a kitchen for forty people, and whether you can install it before the end of the month? The electrician comes on Monday, and she asks where the water is.';

/** Who wrote, first to last. */
const people = ['Abel Nord', 'Britt Holm', 'Carl Voss', 'Dora Lund', 'Emil Roth', 'Fia Strand'];

beforeAll(async () => {
  const api = apiAt(address());
  await api.simulateChannel('telegram');
  await api.simulateChannel('email');
  for (const [index, name] of people.entries()) {
    await api.simulate('telegram', { from: `7400${index}`, name, text: `This is ${name}. Could you call me?` });
  }
  const subject = 'Two machines for the kitchen on the third floor, and the water';
  for (const text of ['Good morning.', 'We moved to the third floor.', 'I saw the offer.', question]) {
    await api.simulate('telegram', { from: '74100', name: 'Ida Norden', text });
    await api.simulate('email', { from: 'jonna@norden.example', name: 'Jonna Norden', subject, text });
  }
  await until('all of it arrived', async () => (await api.allMessages()).length === people.length + 8 || undefined, {
    withinMs: 120_000,
  });
});

async function openedWith(
  name: string,
  viewport: { width: number; height: number },
  device: BrowserContextOptions = {},
): Promise<Page> {
  const asked = (await apiAt(address()).allMessages()).find(
    ({ contact, content }) => contact?.name === name && content === question,
  );
  return open(`${address()}/?conversation=${asked?.conversationId}`, { viewport, ...device });
}

/** Whether all of it is within the window, with nothing in front of it. */
const isInView = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const corners = [
      [left + 1, top + 1],
      [(left + right) / 2, (top + bottom) / 2],
      [left + 1, bottom - 1],
    ] as const;
    return corners.every(([x, y]) => {
      const front = document.elementFromPoint(x, y);
      return front !== null && (one.contains(front) || front.contains(one));
    });
  });

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;
const opened = sizes.flatMap((viewport) => ['Ida Norden', 'Jonna Norden'].map((name) => ({ ...viewport, name })));

test.each(opened)(
  'the newest message of $name and the reply are in view without scrolling at $width × $height',
  async ({ name, ...viewport }) => {
    const page = await openedWith(name, viewport);
    const detail = detailOf(page);
    const reply = detail.getByRole('textbox', { name: /^Reply on/ });
    await reply.waitFor();
    const newest = detail.getByRole('article').last().getByText(question).last();
    await expect.poll(() => isInView(newest), patience).toBe(true);
    await expect.poll(() => isInView(reply), patience).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);

test.each(['Ida Norden', 'Jonna Norden'])('little stands above the first message of %s on a phone', async (name) => {
  const page = await openedWith(name, { width: 390, height: 844 }, { hasTouch: true, isMobile: true });
  const detail = detailOf(page);
  const heading = detail.getByRole('heading', { name: /^Conversation, / });
  await heading.waitFor();
  await detail.getByRole('radio', { name: 'This conversation' }).waitFor();
  await expect.poll(() => heading.evaluate((one) => one.getBoundingClientRect().bottom), patience).toBeLessThan(180);
  const small = await detail.getByRole('group', { name: 'Messages' }).evaluate((messages) =>
    [...(messages.parentElement?.querySelectorAll('button') ?? [])].flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      return !button.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) ||
        (width >= 24 && height >= 24)
        ? []
        : [button.getAttribute('aria-label') ?? button.textContent];
    }),
  );
  expect(small).toEqual([]);
});

test('what is replied to stays in view while the reply grows on a phone', async () => {
  const page = await openedWith('Ida Norden', { width: 390, height: 844 });
  const detail = detailOf(page);
  const reply = detail.getByRole('textbox', { name: /^Reply on/ });
  const newest = detail.getByRole('article').last().getByText(question).last();
  await newest.waitFor();
  await reply.fill('Of course.');
  await detail.getByRole('button', { name: 'Send later' }).waitFor();
  await expect.poll(() => isInView(newest), patience).toBe(true);
});

test('by pointer, too, what is completed, snoozed, assigned or replied to is followed by the next conversation', async () => {
  const page = await open(address());
  const detail = detailOf(page);
  const isOpen = (name: string) => detail.getByText(`This is ${name}. Could you call me?`).last().waitFor();
  const [abel, britt, carl, dora, emil, fia] = people;
  await page
    .getByRole('button', { name: new RegExp(`^${fia}`) })
    .first()
    .click();
  await isOpen(`${fia}`);
  await detail.getByRole('button', { name: 'Complete', exact: true }).click();
  await toastsOf(page).getByText('Moved to Completed').first().waitFor();

  await isOpen(`${emil}`);
  await detail.getByRole('button', { name: 'Snooze', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Tomorrow/ })
    .first()
    .click();

  await isOpen(`${dora}`);
  await detail.getByRole('button', { name: 'Assign', exact: true }).click();
  await page.getByRole('menuitemradio').first().click();

  await isOpen(`${carl}`);
  await detail.getByRole('textbox', { name: 'Reply on Telegram' }).fill('I will call at three.');
  await detail.getByRole('button', { name: 'Send later' }).click();
  await page.getByRole('menuitem', { name: /^Now, and open the next conversation/ }).click();
  await toastsOf(page)
    .getByText(/^Sending in/)
    .waitFor();

  await isOpen(`${britt}`);
  // Letters act on what is open, wherever the pressed button went.
  await page.keyboard.press('e');
  await isOpen(`${abel}`);
  const of = async (name: string, direction: Message['direction'] = 'inbound') =>
    (await apiAt(address()).allMessages()).find((one) => one.contact?.name === name && one.direction === direction);
  await expect.poll(async () => (await of(`${fia}`))?.status, patience).toBe('completed');
  await expect.poll(async () => (await of(`${emil}`))?.snooze, patience).not.toBeNull();
  await expect.poll(async () => (await of(`${dora}`))?.assigneeId, patience).not.toBeNull();
  await expect.poll(async () => (await of(`${carl}`, 'outbound'))?.content, patience).toBe('I will call at three.');
  await expect.poll(async () => (await of(`${britt}`))?.status, patience).toBe('completed');
});
