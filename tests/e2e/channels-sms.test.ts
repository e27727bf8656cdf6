import { startTwilioPeer } from '@concordia/peers/twilio';
import { expect, test } from 'vitest';
import { columns, detailOf, openMessage } from '../support/board.ts';
import { journey } from '../support/journey.ts';
import { rehearsals } from '../support/peers.ts';

const trip = journey();
const rehearse = rehearsals(trip);

const them = { from: '+46701234567', name: null, subject: null, inReplyTo: null };

test('a text message comes in, is answered, and arrives; STOP ends it', async () => {
  const { app, peer, connect } = await rehearse(startTwilioPeer, 'sms');
  await connect();
  await peer.write({ ...them, text: 'Is the offer still open?' });

  const page = await trip.open(app.address);
  const detail = await openMessage(page, columns.inbox, '+46701234567');
  const field = detail.getByRole('textbox', { name: 'Reply on SMS (Twilio)' });
  await field.fill('Until Friday.');
  await field.press('Control+Enter');
  const ours = detailOf(page).getByRole('article', { name: 'You' }).filter({ hasText: 'Until Friday.' });
  await ours.getByText('Delivered', { exact: true }).waitFor();
  expect(peer.accepted).toMatchObject([{ to: '+46701234567', text: 'Until Friday.' }]);

  await peer.write({ ...them, text: 'STOP' });
  await detail.getByText('This contact has opted out of SMS (Twilio).').waitFor();
});
