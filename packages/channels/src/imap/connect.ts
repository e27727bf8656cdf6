import { type MailboxProvider, MINUTE } from '@concordia/domain';
import { accountOf, parseMailEnvelope, readMailEnvelope } from '../mail-message/index.js';
import type { ChannelAdapter, ChannelEvent } from '../port/adapter.js';
import { type Connect, missingSettings } from '../port/connect.js';
import { mailAccountOf } from './account.js';
import { checkMailbox } from './check.js';
import { readReportFacts } from './envelopes.js';
import { sendMail } from './send.js';
import type { MailTransport } from './transport.js';

/**
 * A plain mailbox: email is read over IMAP (RFC 3501) and sent over SMTP (RFC 5321). It has no webhooks; the mailbox reader passes in
 * `mailboxEnvelopes`, which this adapter parses.
 */
export const connectImap =
  (transport: MailTransport): Connect =>
  (settings, tools) => {
    const missing = missingSettings('imap', settings);
    if (missing.length > 0) return { ok: false, missing };
    const from = accountOf(settings);
    const account = mailAccountOf(settings, tools.origin);
    const adapter = mailboxAdapter('imap', from, {
      send: (message, signal) =>
        sendMail(account, { from, now: tools.now, transport, savesSent: false }, message, signal),
      check: (signal) => checkMailbox(account, transport, from, signal),
    });
    return { ok: true, adapter };
  };

/** The adapter of a mailbox, however it is logged in to. */
export const mailboxAdapter = (
  provider: MailboxProvider,
  from: string,
  calls: Pick<ChannelAdapter, 'send' | 'check'>,
): ChannelAdapter => ({
  provider,
  sendsFrom: from,
  // SMTP servers do not deduplicate by Message-ID.
  recognizesKeys: false,
  // What small providers tolerate.
  rates: { connection: { messages: 30, perMs: MINUTE }, recipient: null },
  verify: () => 'forged',
  split: () => null,
  parse: (raw) => asHearsay(parseMailEnvelope(raw, readReportFacts, (envelope) => readMailEnvelope(envelope, [from]))),
  ...calls,
});

/** Anyone can forge a report. */
const asHearsay = (event: ChannelEvent | 'ignored' | null): ChannelEvent | 'ignored' | null =>
  event !== null && event !== 'ignored' && event.kind === 'engagement' ? { ...event, isHearsay: true } : event;
