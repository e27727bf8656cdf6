import type { ConversationUpdate, Message } from '@concordia/api-client';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { apiAt } from '../support/api.ts';
import { cardsFrom, columns, detailOf, toastsOf } from '../support/board.ts';
import { journey, ownApp } from '../support/journey.ts';
import { until } from '../support/until.ts';

const { open } = journey();
const address = ownApp({});

/** On a machine that is busy with other journeys. */
const patience = { timeout: 15_000 };

const name = 'Vera Lindholm';

/** Her messages, newest first. The oldest is completed before, the others are open. */
const hers = async (): Promise<Message[]> =>
  (await apiAt(address()).allMessages()).filter(({ contact }) => contact?.name === name);

const statuses = async (): Promise<string[]> => (await hers()).map(({ status }) => status);

const asTheyWere = ['inbox', 'inbox', 'completed'];

beforeAll(async () => {
  const api = apiAt(address());
  await api.simulateChannel('telegram');
  for (const text of ['Hello!', 'Did you see the offer?', 'Call me, please.']) {
    await api.simulate('telegram', { from: '810001', name, text });
  }
  for (const [index, other] of ['Otto Brandt', 'Pia Sand'].entries()) {
    await api.simulate('telegram', { from: `82000${index}`, name: other, text: 'Good morning.' });
  }
  const second = await until('she wrote', async () => {
    const all = await hers();
    return all.length === 3 ? all[1] : undefined;
  });
  // A new message completes those before it.
  await api.update(second.id, { status: 'inbox' });
});

/** The changes of conversations that a page sends. */
function changesOf(page: Page): ConversationUpdate[] {
  const sent: ConversationUpdate[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'PATCH' || !/\/api\/conversations\//.test(request.url())) return;
    const change: ConversationUpdate = request.postDataJSON();
    if (change.status !== undefined) sent.push(change);
  });
  return sent;
}

async function opened(by: 'conversation' | 'message') {
  const [newest] = await hers();
  if (newest === undefined) throw new Error('She wrote.');
  const page = await open(`${address()}/?${by}=${by === 'message' ? newest.id : newest.conversationId}`);
  await detailOf(page).getByText('Call me, please.').first().waitFor();
  await cardsFrom(page, columns.inbox, name).first().waitFor();
  return page;
}

const column = (page: Page) => detailOf(page).getByRole('button', { name: /^Column: / });

for (const keys of ['z', 'ControlOrMeta+z']) {
  test(`what the column menu completed, ${keys} opens again: those messages, and no other`, async () => {
    const page = await opened('conversation');
    const sent = changesOf(page);
    await column(page).click();
    await page.getByRole('menuitemradio', { name: columns.completed }).click();
    await toastsOf(page).getByText('Moved to Completed').waitFor();
    await expect.poll(statuses, patience).toEqual(['completed', 'completed', 'completed']);
    await page.keyboard.press(keys);
    await toastsOf(page).getByText('Undone: Moved to Completed').waitFor();
    await expect.poll(statuses, patience).toEqual(asTheyWere);
    const ids = (await hers()).slice(0, 2).map(({ id }) => id);
    expect(sent).toEqual([{ status: 'completed' }, { status: 'inbox', reopen: expect.arrayContaining(ids) }]);
    expect(sent[1]?.reopen).toHaveLength(2);
  });
}

test('Undo of the toast takes back at once, even before the server has answered', async () => {
  const page = await opened('conversation');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/conversations\/[^/]+$/, async (route) => {
    if (route.request().postDataJSON()?.status === 'completed') await asked;
    await route.continue();
  });
  await page.keyboard.press('e');
  await toastsOf(page).getByRole('button', { name: 'Undo' }).click();
  await cardsFrom(page, columns.inbox, name).first().waitFor();
  // The states are as they were before either change arrives, too.
  const undone = page.waitForResponse((response) => response.request().postDataJSON()?.status === 'inbox');
  answer();
  await undone;
  await expect.poll(statuses, patience).toEqual(asTheyWere);
});

test('a message opened by its address is completed and undone by keys, as its conversation', async () => {
  const page = await opened('message');
  await page.keyboard.press('e');
  await expect.poll(statuses, patience).toEqual(['completed', 'completed', 'completed']);
  // The work goes on with the next of the inbox.
  await detailOf(page)
    .getByRole('heading', { name: 'Otto Brandt' })
    .or(detailOf(page).getByRole('heading', { name: 'Pia Sand' }))
    .first()
    .waitFor();
  await page.keyboard.press('z');
  await expect.poll(statuses, patience).toEqual(asTheyWere);
});
