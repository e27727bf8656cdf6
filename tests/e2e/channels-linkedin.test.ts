import { startLinkedinPeer } from '@concordia/peers/linkedin';
import { expect, test } from 'vitest';
import { columns, detailOf, openMessage } from '../support/board.ts';
import { journey } from '../support/journey.ts';
import { rehearsals } from '../support/peers.ts';
import { until } from '../support/until.ts';

const trip = journey();
const rehearse = rehearsals(trip);

const comment = { from: 'ada-lindqvist', name: null, subject: null, text: 'Do you ship to Malmö?', inReplyTo: null };

test('a comment on the page comes in, and its answer stands under it', async () => {
  const { app, peer, connect } = await rehearse(startLinkedinPeer, 'linkedin');
  await connect({ useDMs: 'false' });
  const id = await peer.write(comment);

  const page = await trip.open(app.address);
  const detail = await openMessage(page, columns.inbox, 'ada-lindqvist');
  const field = detail.getByRole('textbox', { name: 'Reply on LinkedIn' });
  await field.fill('We do, every Tuesday.');
  await field.press('Control+Enter');
  await until('LinkedIn has it', async () => peer.accepted[0]);
  expect(peer.accepted).toMatchObject([{ to: id, text: 'We do, every Tuesday.' }]);
  // LinkedIn tells nothing further of what was said.
  const ours = detailOf(page).getByRole('article', { name: 'You' }).filter({ hasText: 'every Tuesday' });
  await ours.getByText('Sent', { exact: true }).waitFor();
});
