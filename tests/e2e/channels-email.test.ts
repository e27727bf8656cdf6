import { startMailgunPeer } from '@concordia/peers/mailgun';
import { startPostmarkPeer } from '@concordia/peers/postmark';
import { startSendgridPeer } from '@concordia/peers/sendgrid';
import { startSesPeer } from '@concordia/peers/ses';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { columns, openMessage } from '../support/board.ts';
import { journey } from '../support/journey.ts';
import { providerSessions } from '../support/peers.ts';

const trip = journey();
const sessionOf = providerSessions({
  SendGrid: startSendgridPeer,
  Mailgun: startMailgunPeer,
  Postmark: startPostmarkPeer,
  'AWS SES': startSesPeer,
});

/** What of a file each peer tells. */
const FILES = {
  SendGrid: ['offer.pdf'],
  Mailgun: ['offer.pdf'],
  Postmark: ['offer.pdf'],
  // This peer does not take the parts of a raw message apart.
  'AWS SES': [],
} as const;

const offer = { name: 'offer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 an offer') };

/** Writes an answer in the open conversation, with a file. @returns the answer, once it was read */
async function answer(page: Page, detail: Locator, text: string): Promise<Locator> {
  const field = detail.getByRole('textbox', { name: 'Reply on Gmail' });
  await field.fill(text);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    detail.getByRole('button', { name: 'Attach files' }).click(),
  ]);
  await chooser.setFiles(offer);
  await detail.getByRole('button', { name: `Remove ${offer.name}` }).waitFor();
  // Nothing leaves before the file is there.
  await detail.locator('button:enabled', { hasText: /^Send$/ }).waitFor();
  await field.press('Control+Enter');
  const ours = detail.getByRole('article', { name: 'You' }).filter({ hasText: text });
  await ours.getByText('Read', { exact: true }).waitFor();
  return ours;
}

test('a mail comes in by each provider, is answered in its thread with a file, and is read', async () => {
  const page = await trip.open(sessionOf('SendGrid', 'email').address);
  for (const provider of ['SendGrid', 'Mailgun', 'Postmark', 'AWS SES'] as const) {
    const { peer, connect } = sessionOf(provider, 'email');
    const them = {
      from: `ann@${peer.provider}.example`,
      name: `Ann of ${provider}`,
      subject: 'Offer',
      inReplyTo: null,
    };
    await connect();
    const asked = `Is the offer by ${provider} still open?`;
    await peer.write({ ...them, text: asked });
    const detail = await openMessage(page, columns.inbox, them.name);
    await detail.getByRole('article').getByText(asked).first().waitFor();

    const ours = await answer(page, detail, `Until Friday, ${them.name}.`);
    const [taken] = peer.accepted;
    expect(taken).toMatchObject({ to: them.from, text: expect.stringContaining(`Until Friday, ${them.name}.`) });
    expect((taken?.files ?? []).map(({ name }) => name)).toEqual(FILES[provider]);
    await ours.getByRole('button', { name: /^Open offer\.pdf/ }).waitFor();

    await peer.write({ ...them, subject: 'Re: Offer', text: `Good, ${provider}.`, inReplyTo: taken?.id ?? '' });
    await detail.getByText(`Good, ${provider}.`, { exact: true }).waitFor();
  }
});
