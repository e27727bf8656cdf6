import { startMailgunPeer } from '@concordia/peers/mailgun';
import { startPostmarkPeer } from '@concordia/peers/postmark';
import { startSendgridPeer } from '@concordia/peers/sendgrid';
import { startSesPeer } from '@concordia/peers/ses';
import { expect, test } from 'vitest';
import { columns, detailOf, openMessage } from '../support/board.ts';
import { journey } from '../support/journey.ts';
import { rehearsals } from '../support/peers.ts';

const trip = journey();
const rehearse = rehearsals(trip);

const them = { from: 'ann@people.example', name: 'Ann Lee', subject: 'Offer', inReplyTo: null };

test.each([
  ['SendGrid', startSendgridPeer, ['offer.pdf']],
  ['Mailgun', startMailgunPeer, ['offer.pdf']],
  ['Postmark', startPostmarkPeer, ['offer.pdf']],
  // This peer does not take the parts of a raw message apart.
  ['AWS SES', startSesPeer, []],
] as const)(
  'a mail comes in by %s, is answered in its thread with a file, and is read',
  async (_name, startPeer, names) => {
    const { app, peer, connect } = await rehearse(startPeer, 'email');
    await connect();
    await peer.write({ ...them, text: 'Is the offer still open?' });

    const page = await trip.open(app.address);
    const detail = await openMessage(page, columns.inbox, 'Ann Lee');
    const field = detail.getByRole('textbox', { name: 'Reply on Gmail' });
    await field.fill('Until Friday.');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      detail.getByRole('button', { name: 'Attach files' }).click(),
    ]);
    await chooser.setFiles({
      name: 'offer.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 an offer'),
    });
    await detail.getByRole('button', { name: 'Remove offer.pdf' }).waitFor();
    // Nothing leaves before the file is there.
    await detail.locator('button:enabled', { hasText: /^Send$/ }).waitFor();
    await field.press('Control+Enter');
    const ours = detailOf(page).getByRole('article', { name: 'You' }).filter({ hasText: 'Until Friday.' });
    await ours.getByText('Read', { exact: true }).waitFor();
    const [taken] = peer.accepted;
    expect(taken).toMatchObject({ to: them.from, text: expect.stringContaining('Until Friday.') });
    expect((taken?.files ?? []).map(({ name }) => name)).toEqual(names);
    await ours.getByRole('link', { name: /offer\.pdf/ }).waitFor();

    await peer.write({ ...them, subject: 'Re: Offer', text: 'Good.', inReplyTo: taken?.id ?? '' });
    await detail.getByText('Good.', { exact: true }).waitFor();
  },
);
