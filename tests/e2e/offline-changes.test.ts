import type { Conversation, ConversationUpdate, Draft } from '@concordia/api-client';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { apiAt } from '../support/api.ts';
import { cardsFrom, columns, detailOf } from '../support/board.ts';
import { journey, withWorker } from '../support/journey.ts';
import { until } from '../support/until.ts';

const { open, start } = journey();

/** What a page without a connection complains about, and the refusal that becomes a conflict. */
const lost =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|dynamically imported module|Unable to preload CSS/;

const offline = 'You are offline. What you see may be old.';

const isKept = (page: Page, pattern: string) =>
  until(`${pattern} is kept`, () =>
    page.evaluate(async (wanted) => {
      if (navigator.serviceWorker.controller === null) return undefined;
      const data = await caches.open('concordia-data');
      return (await data.keys()).some(({ url }) => new RegExp(wanted).test(new URL(url).pathname)) || undefined;
    }, pattern),
  );

const move = async (page: Page, name: string): Promise<void> => {
  await cardsFrom(page, columns.inbox, name).first().focus();
  await page.keyboard.press('Shift+ArrowRight');
  // Beside an open conversation, one column is shown.
  await cardsFrom(page, columns.inbox, name).first().waitFor({ state: 'hidden' });
};

/** Another program's view of the workspace. */
function elsewhere(address: string) {
  const read = async <Body>(path: string): Promise<Body> => (await fetch(`${address}${path}`)).json();
  const conversationWith = async (name: string): Promise<Conversation> => {
    const all = await read<Conversation[]>('/api/conversations');
    const found = all.find(({ contact }) => contact?.name === name);
    if (found === undefined) throw new Error(`There is no conversation with ${name}.`);
    return found;
  };
  return {
    conversationWith,
    draftTo: async (name: string) => {
      const { id } = await conversationWith(name);
      return read<Draft>(`/api/conversations/${id}/draft`);
    },
    update: async (name: string, change: ConversationUpdate) => {
      const { id } = await conversationWith(name);
      const reply = await fetch(`${address}/api/conversations/${id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(change),
      });
      expect(reply.ok).toBe(true);
    },
  };
}

test('moves and a draft made without a connection outlast a reload, are sent when it is back, and overwrite nothing', async () => {
  const { address } = await start();
  const { simulateChannel, simulate } = apiAt(address);
  await simulateChannel('telegram');
  await simulate('telegram', { from: '900001', name: 'Rosa Weiss', text: 'The samples arrived. Thank you.' });
  await simulate('telegram', { from: '900002', name: 'Stig Dahl', text: 'When do you open?' });
  await simulate('telegram', { from: '900003', name: 'Tove Lund', text: 'Can I visit the roastery?' });
  const others = elsewhere(address);
  const page = await open(address, { expected: lost, ...withWorker });
  // It stands beside the board again once the conversation is closed, and its code must be there by then.
  await page.getByRole('heading', { name: 'Today' }).first().waitFor();
  await cardsFrom(page, columns.inbox, 'Tove Lund').first().click();
  const reply = detailOf(page).getByRole('textbox', { name: 'Reply on Telegram' });
  await reply.waitFor();
  await isKept(page, '^/api/workspace$');
  // Those of the conversation beside it are read ahead, too.
  const { id, contact } = await others.conversationWith('Tove Lund');
  for (const part of ['', '/messages', '/draft', '/outbox']) await isKept(page, `^/api/conversations/${id}${part}$`);
  await isKept(page, `^/api/contacts/${contact?.id}/eligibility$`);
  await until('she is read', async () => (await others.conversationWith('Tove Lund')).unreadCount === 0 || undefined);

  await page.context().setOffline(true);
  await page.getByText(offline).waitFor();
  await reply.fill('Yes, on Friday at ten.');
  await page.getByText('Draft kept in this browser').waitFor();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('You are offline. It stays here as a draft.').waitFor();
  await move(page, 'Rosa Weiss');
  await move(page, 'Stig Dahl');
  const waiting = page.getByText('2 changes will be sent when you are back online.');
  await waiting.waitFor();

  await page.reload();
  await waiting.waitFor();
  await expect.poll(() => reply.inputValue()).toBe('Yes, on Friday at ten.');
  await detailOf(page)
    .getByRole('button', { name: /^Close/ })
    .first()
    .click();
  await cardsFrom(page, columns.inProgress, 'Rosa Weiss').first().waitFor();
  await cardsFrom(page, columns.inProgress, 'Stig Dahl').first().waitFor();

  await others.update('Stig Dahl', { status: 'completed' });
  await page.context().setOffline(false);
  await page.getByText('1 change from when you were offline needs your decision.').waitFor();
  expect((await others.conversationWith('Rosa Weiss')).status).toBe('in_progress');
  expect((await others.conversationWith('Stig Dahl')).status).toBe('completed');
  await until('the draft is saved', async () =>
    (await others.draftTo('Tove Lund')).content === 'Yes, on Friday at ten.' ? true : undefined,
  );

  await page.getByRole('button', { name: 'Review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changes from when you were offline' });
  await dialog.getByText('Changed meanwhile: moved to Completed.').waitFor();
  await dialog.getByText('Yours: moved to In Progress.').waitFor();
  await dialog.getByRole('button', { name: 'Apply mine' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await until('mine is applied', async () =>
    (await others.conversationWith('Stig Dahl')).status === 'in_progress' ? true : undefined,
  );
  await cardsFrom(page, columns.inProgress, 'Stig Dahl').first().waitFor();
});
