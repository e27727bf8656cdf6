import type { Page, Request } from 'playwright';
import { expect, test } from 'vitest';
import { detailOf } from '../support/board.ts';
import { journey, ownApp } from '../support/journey.ts';

const { open } = journey();
const app = ownApp({ demo: true });

interface Listed {
  readonly id: string;
  readonly status: string;
  readonly direction: string;
  readonly isRead: boolean;
}

const read = async <Answer>(page: Page, path: string): Promise<Answer> => {
  const answer: Answer = await (await page.request.get(`${app()}${path}`)).json();
  return answer;
};

const messagesOf = (page: Page, id: string) => read<Listed[]>(page, `/api/conversations/${id}/messages?limit=50`);

/** The first conversation, with its messages, that is wanted. */
async function conversation(page: Page, query: string, isWanted: (messages: readonly Listed[]) => boolean) {
  for (const { id } of await read<Listed[]>(page, `/api/conversations?${query}`)) {
    const messages = await messagesOf(page, id);
    if (isWanted(messages)) return { id, messages };
  }
  throw new Error('no such conversation');
}

const writes = (page: Page): Request[] => {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (['PATCH', 'POST'].includes(request.method()) && /api\/(?:messages|conversations)/.test(request.url()))
      sent.push(request);
  });
  return sent;
};

test('a completed conversation offers no urgent mark', async () => {
  const page = await open(app());
  const { id } = await conversation(page, 'limit=20&status=completed', (all) => all.length > 0);
  await page.goto(`${app()}/?conversation=${id}`);
  await detailOf(page).getByRole('button', { name: 'More actions', exact: true }).waitFor();
  expect(
    await detailOf(page)
      .getByRole('button', { name: /urgent/ })
      .count(),
  ).toBe(0);
  const sent = writes(page);
  await page.keyboard.press('!');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').fill('urgent');
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  expect(await page.getByRole('option', { name: /Mark as urgent/ }).count()).toBe(0);
  expect(sent.filter((request) => request.postData()?.includes('isUrgent'))).toEqual([]);
});

test('a conversation opened by the address of a message is marked read in one call', async () => {
  const page = await open(app());
  const { id, messages } = await conversation(page, 'limit=100&unread=true', (all) => all.length > 1);
  const [newest] = messages.filter(({ direction, isRead }) => direction === 'inbound' && !isRead);
  const sent = writes(page);
  await page.goto(`${app()}/?message=${newest?.id}`);
  await expect.poll(async () => (await messagesOf(page, id)).every(({ isRead }) => isRead)).toBe(true);
  await detailOf(page).getByRole('textbox').first().waitFor();
  // Beside it, the contact is told that it was read.
  const marks = sent.map((request) => new URL(request.url()).pathname).filter((path) => !path.endsWith('/presence'));
  expect(marks).toEqual([`/api/conversations/${id}`]);
});

test('a search result opens at the message that was found, and the newest is one step away', async () => {
  const page = await open(app());
  const { id, messages } = await conversation(page, 'limit=100', (all) => all.length > 4);
  const old = messages.at(-2);
  const words = (await read<{ content: string }>(page, `/api/messages/${old?.id}`)).content.split(/\s+/).slice(0, 6);
  const found = await read<{ id: string; match?: { id: string } }[]>(
    page,
    `/api/conversations?q=${encodeURIComponent(words.join(' '))}`,
  );
  expect(found.find((one) => one.id === id)?.match?.id).toBe(old?.id);
  await page.goto(`${app()}/?q=${encodeURIComponent(words.join(' '))}`);
  await page.locator(`[data-row-id="${id}"]`).first().click();
  await page.waitForURL((url) => url.searchParams.get('message') === old?.id);
  const match = detailOf(page)
    .getByRole('article')
    .filter({ has: page.getByText('Match', { exact: true }) });
  await expect.poll(() => match.count()).toBe(1);
  const scroller = detailOf(page).getByRole('group', { name: 'Messages' });
  const offset = async () => ((await match.boundingBox())?.y ?? 0) - ((await scroller.boundingBox())?.y ?? 0);
  await expect.poll(offset).toBeLessThan(200);
  await detailOf(page).getByRole('button', { name: 'Newest message' }).click();
  const newest = detailOf(page).getByRole('article').last();
  await expect.poll(() => newest.evaluate((article) => article.contains(document.activeElement))).toBe(true);
});
