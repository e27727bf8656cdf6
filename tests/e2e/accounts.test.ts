import type { ChannelAccount, Conversation, OutboxEntry } from '@concordia/api-client';
import { expect, test } from 'vitest';
import { apiAt } from '../support/api.ts';
import { columns, openMessage } from '../support/board.ts';
import { journey } from '../support/journey.ts';
import { until } from '../support/until.ts';

const { open, start } = journey();

const post = async (url: string, body: object): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
};

const read = async <Body>(url: string): Promise<Body> => (await fetch(url)).json();

test('a second number is connected, written to, and answers; the first one stays out of it', async () => {
  const { address } = await start({ env: { CONCORDIA_SIMULATED_RECEIPTS: 'at once' } });
  await apiAt(address).simulateChannel('sms');
  const page = await open(`${address}/setup?channel=sms`);
  const accounts = page.getByRole('region', { name: 'Accounts', exact: true });
  await accounts.getByRole('button', { name: 'Add account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add account' });
  await dialog.getByLabel('Name').fill('Support');
  await dialog.getByLabel('Account SID').fill('AC0123456789abcdef0123456789abcdef');
  await dialog.getByLabel('From number').fill('+46701112233');
  await dialog.getByRole('button', { name: 'Add account' }).click();
  await accounts.getByText('+46701112233').waitFor();
  await accounts.getByRole('button', { name: 'More about Support' }).click();
  await page.getByRole('menuitem', { name: 'Simulate' }).click();
  const path = `${address}/api/channels/sms/accounts`;
  const support = await until('the number is connected', async () =>
    (await read<ChannelAccount[]>(path)).find(({ name, mode }) => name === 'Support' && mode === 'simulated'),
  );

  await post(`${path}/${support.id}/simulated-messages`, { from: '+46709876543', text: 'The lid is broken.' });
  await page.goto(address);
  const detail = await openMessage(page, columns.inbox, '+46709876543');
  const field = detail.getByRole('textbox', { name: 'Reply on SMS (Twilio)' });
  await field.fill('We send another.');
  await detail.getByRole('button', { name: /Support.*Send from/ }).waitFor();
  await field.press('Control+Enter');
  const ours = detail.getByRole('article', { name: 'You' }).filter({ hasText: 'We send another.' });
  await ours.getByText('Delivered', { exact: true }).waitFor();
  const [conversation] = await read<Conversation[]>(`${address}/api/conversations`);
  const options = await read<OutboxEntry>(`${address}/api/conversations/${conversation?.id}/reply-options`);
  expect(options.accountId).toBe(support.id);
});
