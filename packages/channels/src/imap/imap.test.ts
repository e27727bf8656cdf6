import { describe, expect, it } from 'vitest';
import type { OutgoingMessage } from '../port/adapter.js';
import { mailAccountOf } from './account.js';
import { connectImap } from './connect.js';
import { mailboxEnvelopes } from './envelopes.js';
import { failureOfReply } from './refusal.js';
import type { DeliveryAnswer, MailDelivery } from './transport.js';

const SETTINGS = {
  fromAddress: 'Mara@fernhill.example',
  user: 'mara',
  apiKey: 'secret',
  imapHost: 'imap.fernhill.example',
  smtpHost: 'smtp.fernhill.example',
};
const NOW = Date.UTC(2026, 10, 20, 9, 30);
const signal = new AbortController().signal;

const MESSAGE: OutgoingMessage = {
  channel: 'email',
  to: 'ada@lindqvist.example',
  text: 'Until Monday.',
  subject: 'Re: Offer',
  idempotencyKey: 'one.1',
  answers: { providerMessageId: 'question@lindqvist.example', references: ['first@lindqvist.example'] },
};

function mailbox(answer: DeliveryAnswer = { kind: 'accepted', refused: [] }) {
  const deliveries: MailDelivery[] = [];
  const connect = connectImap({
    deliver: async (delivery) => {
      deliveries.push(delivery);
      return answer;
    },
    logInToImap: async () => ({ ok: true }),
    logInToSmtp: async () => ({ ok: false, isRefused: true, code: '535', said: 'Who are you?' }),
  });
  const connected = connect(SETTINGS, { fetch, now: () => NOW, random: () => 0, origin: null, publicUrl: 'https://x' });
  if (!connected.ok) throw new Error(connected.missing.join());
  return { adapter: connected.adapter, deliveries };
}

describe('a mailbox', () => {
  it('needs its settings, and TLS whatever the port', () => {
    const tools = { fetch, now: () => NOW, random: () => 0, origin: null, publicUrl: 'https://x' };
    const nobody = { deliver: () => never(), logInToImap: () => never(), logInToSmtp: () => never() };
    expect(connectImap(nobody)({ user: 'mara' }, tools)).toEqual({
      ok: false,
      missing: ['fromAddress', 'apiKey', 'imapHost', 'smtpHost'],
    });
    expect(mailAccountOf({ ...SETTINGS, smtpPort: '587' }, null)).toMatchObject({
      imap: { host: 'imap.fernhill.example', port: 993, security: 'tls' },
      smtp: { host: 'smtp.fernhill.example', port: 587, security: 'starttls' },
    });
    expect(mailAccountOf({ ...SETTINGS, imapPort: '1143' }, 'smtp://127.0.0.1:2525')).toMatchObject({
      imap: { host: '127.0.0.1', port: 1143, security: 'none' },
      smtp: { host: '127.0.0.1', port: 2525, security: 'none' },
    });
  });

  it('sends a threaded mail under an id that the key decides', async () => {
    const { adapter, deliveries } = mailbox();
    const sent = await adapter.send(MESSAGE, signal);
    expect(await adapter.send(MESSAGE, signal)).toEqual(sent);
    const [first, second] = deliveries.map(({ bytes }) => Buffer.from(bytes).toString());
    expect(first).toBe(second);
    expect(first).toContain(`Message-ID: <${sent.ok ? sent.providerMessageId : ''}>`);
    expect(first).toContain('In-Reply-To: <question@lindqvist.example>');
    expect(deliveries[0]).toMatchObject({ from: 'mara@fernhill.example', to: ['ada@lindqvist.example'] });
    expect(sent).toMatchObject({ sentCopy: deliveries[0]?.bytes });
  });

  it.each([
    [{ kind: 'silent' }, 'unconfirmed', null, null],
    [{ kind: 'unreachable', said: 'gone' }, 'transient', null, null],
    [{ kind: 'refused', code: 550, enhanced: '5.1.1', said: '' }, 'recipient_unreachable', '550 5.1.1', null],
    [{ kind: 'refused', code: 421, enhanced: null, said: '' }, 'throttled', '421', 300_000],
  ] as const)('says of %j that it is %s', async (answer, failure, providerCode, retryAfterMs) => {
    const result = await mailbox(answer).adapter.send(MESSAGE, signal);
    expect(result).toEqual({ ok: false, failure, providerCode, retryAfterMs });
  });

  it.each([
    [451, null, 'transient'],
    [450, '4.2.1', 'throttled'],
    [454, '4.7.0', 'transient'],
    [452, '4.5.3', 'throttled'],
    [535, '5.7.8', 'authentication'],
    [530, '5.7.0', 'authentication'],
    [550, null, 'recipient_unreachable'],
    [550, '5.7.1', 'rejected'],
    [552, '5.3.4', 'too_long'],
    [552, '5.2.2', 'rejected'],
    [554, '5.7.1', 'rejected'],
    [554, null, 'rejected'],
  ] as const)('understands %d %s as %s', (code, enhanced, failure) => {
    expect(failureOfReply(code, enhanced)).toBe(failure);
  });

  it('says which of its two halves was refused', async () => {
    expect(await mailbox().adapter.check(signal)).toEqual({
      ok: false,
      failure: 'authentication',
      providerCode: '535',
      said: 'SMTP: Who are you?',
    });
  });

  it('reads what lay in it, the same mail under the same id, and ours as an echo', () => {
    const mail = (from: string, to: string) =>
      Buffer.from(
        `From: ${from}\r\nTo: ${to}\r\nSubject: Offer\r\nMessage-ID: <one@lindqvist.example>\r\nDate: Fri, 20 Nov 2026 09:00:00 +0000\r\n\r\nHello\r\n`,
      );
    const { adapter } = mailbox();
    const account = 'mara@fernhill.example';
    const envelope = (from: string, to: string, at = NOW) => {
      const [only, ...more] = mailboxEnvelopes(mail(from, to), account, at);
      if (only === undefined || more.length > 0) throw new Error('A mail is one event.');
      return only;
    };
    const theirs = envelope('Ada <ada@lindqvist.example>', account);
    expect(envelope('Ada <ada@lindqvist.example>', account, NOW + 1).id).toBe(theirs.id);
    expect(adapter.parse(theirs.raw)).toMatchObject({
      kind: 'message',
      direction: 'inbound',
      messageId: 'one@lindqvist.example',
      from: 'ada@lindqvist.example',
      text: 'Hello',
    });
    const ours = envelope(account, 'ada@lindqvist.example');
    expect(adapter.parse(ours.raw)).toMatchObject({ direction: 'outbound', from: 'ada@lindqvist.example' });
    expect(adapter.parse('{}')).toBeNull();
  });
});

const never = () => new Promise<never>(() => undefined);
