import { startXPeer } from '@concordia/peers/x';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { columns, detailOf, openMessage } from '../support/board.ts';
import { entered } from '../support/entered.ts';
import { journey } from '../support/journey.ts';
import { type Rehearsal, rehearsals } from '../support/peers.ts';
import { until } from '../support/until.ts';

const trip = journey();
const rehearse = rehearsals(trip);

/** Somebody goes to X, and allows us there. */
async function allow({ app, peer, call }: Rehearsal): Promise<Page> {
  const scopes = 'tweet.read users.read offline.access tweet.write dm.read dm.write';
  await call('PUT', '/api/channels/twitter/settings', entered(peer, { scopes }));
  const page = await trip.open(`${app.address}/oauth/twitter/login`);
  await page.getByRole('heading', { name: 'An app wants to access your X account' }).waitFor();
  await page.getByText('dm.write').waitFor();
  await page.getByRole('button', { name: 'Authorize app' }).click();
  await page.waitForURL(/\/setup\?channel=twitter&outcome=connected/);
  return page;
}

test('somebody allows us at X, is written to, answers, and sees that it was read', async () => {
  const rehearsal = await rehearse(startXPeer, 'twitter');
  const { app, peer, call } = rehearsal;
  const page = await allow(rehearsal);
  expect(await call('GET', '/api/twitter/status')).toEqual({ connected: true });

  const ada = { from: 'ada_l', name: 'Ada Lindqvist', subject: null, inReplyTo: null };
  await peer.write({ ...ada, text: 'Do you ship to Malmö?' });
  await page.goto(app.address);
  const detail = await openMessage(page, columns.inbox, 'Ada Lindqvist');
  const field = detail.getByRole('textbox', { name: 'Reply on Twitter/X' });
  await field.fill('We do, every Tuesday.');
  await field.press('Control+Enter');
  const ours = detailOf(page).getByRole('article', { name: 'You' }).filter({ hasText: 'every Tuesday' });
  await ours.getByText('Read', { exact: true }).waitFor();
  expect(peer.accepted).toMatchObject([{ to: 'ada_l', text: 'We do, every Tuesday.' }]);
  // The echo of our own words is not said twice.
  await peer.settled();
  expect(await ours.count()).toBe(1);
});

test('a mention is answered in public', async () => {
  const rehearsal = await rehearse(startXPeer, 'twitter');
  const { app, peer } = rehearsal;
  const page = await allow(rehearsal);

  const bruno = { from: 'bruno_c', name: 'Bruno Costa', subject: null, inReplyTo: null };
  const mention = await peer.write({ ...bruno, text: 'Is @concordia_demo open on Sunday?' });
  await page.goto(app.address);
  const detail = await openMessage(page, columns.inbox, 'Bruno Costa');
  const field = detail.getByRole('textbox', { name: 'Reply on Twitter/X' });
  await field.fill('From ten to four.');
  await field.press('Control+Enter');
  await until('the answer is public', async () => peer.accepted[0]);
  expect(peer.accepted).toMatchObject([
    { id: expect.stringMatching(/^post:/), to: mention.slice('post:'.length), text: 'From ten to four.' },
  ]);
});
