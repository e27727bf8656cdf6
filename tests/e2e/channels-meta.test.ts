import type { ProviderPeer } from '@concordia/peers/kit';
import { startInstagramPeer, startMessengerPeer, startWhatsappPeer } from '@concordia/peers/meta';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { columns, openMessage } from '../support/board.ts';
import { journey } from '../support/journey.ts';
import { providerSessions } from '../support/peers.ts';
import { until } from '../support/until.ts';

interface Line {
  readonly channel: 'whatsapp' | 'messenger' | 'instagram';
  /** Who writes, and how the board names them: Messenger and Instagram tell no names. */
  readonly from: string;
  readonly shownAs: string;
  readonly replyOn: string;
  /** The peer's settings, by what the panel calls them. */
  readonly fields: Readonly<Record<string, string>>;
}

const SECRETS = { appSecret: 'App secret', accessToken: 'Access token', verifyToken: 'Verify token' };

const LINES: readonly Line[] = [
  {
    channel: 'whatsapp',
    from: '+46701740601',
    shownAs: 'Ada Lindqvist',
    replyOn: 'WhatsApp Business',
    fields: { ...SECRETS, waPhoneId: 'Phone number ID' },
  },
  {
    channel: 'messenger',
    from: '6301234567890123',
    shownAs: 'Ada Lindqvist',
    replyOn: 'FB Messenger',
    fields: { ...SECRETS, pageId: 'Page ID' },
  },
  {
    channel: 'instagram',
    from: '1784123456789',
    shownAs: 'Ada Lindqvist',
    replyOn: 'Instagram',
    fields: { ...SECRETS, pageId: 'Page ID', igUserId: 'Instagram user ID' },
  },
];

const trip = journey();
const sessionOf = providerSessions({
  whatsapp: startWhatsappPeer,
  messenger: startMessengerPeer,
  instagram: startInstagramPeer,
});

/** Types the peer's settings into the panel of a channel, and goes live. */
async function connect(page: Page, { fields }: Line, settings: ProviderPeer['settings']): Promise<void> {
  for (const [name, label] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(settings[name] ?? '');
  }
  await page.getByRole('button', { name: 'Save Configuration' }).click();
  await page.getByText('Configuration Saved').first().waitFor();
  await page.getByRole('radio', { name: /^Live/ }).press('Space');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go live' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
}

test('each line is connected in the console, written to, answered, delivered and read', async () => {
  const page = await trip.open('about:blank');
  for (const line of LINES) {
    const { address, peer } = sessionOf(line.channel, line.channel);
    await page.goto(`${address}/setup?channel=${line.channel}`);
    await connect(page, line, peer.settings);
  }

  await page.goto(sessionOf('whatsapp', 'whatsapp').address);
  for (const { channel, from, shownAs, replyOn } of LINES) {
    const { peer } = sessionOf(channel, channel);
    const asked = { from, name: 'Ada Lindqvist', subject: null, text: `Is it on ${channel}?`, inReplyTo: null };
    await peer.write(asked);
    const detail = await openMessage(page, columns.inbox, shownAs);
    await detail.getByRole('article').getByText(asked.text).first().waitFor();

    const field = detail.getByRole('textbox', { name: `Reply on ${replyOn}` });
    await field.fill('Yes, until Friday.');
    await field.press('Control+Enter');
    const ours = detail.getByRole('article', { name: 'You' }).filter({ hasText: 'Yes, until Friday.' });
    await ours.getByText('Read', { exact: true }).waitFor();
    expect(peer.accepted).toMatchObject([{ to: from, text: 'Yes, until Friday.' }]);
    // What Messenger and Instagram echo is the same message, not another one.
    await peer.settled();
    await until('it is there once', async () => ((await ours.count()) === 1 ? true : undefined));
  }
});
