import { createPrivateKey, createSign, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { selfSigned } from '@concordia/peers/ses';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RawWebhook } from '../port/adapter.js';
import { connectSes } from './connect.js';

const NOW = Date.UTC(2026, 10, 20, 9, 30);
const DAY = 86_400_000;
const TOPIC = 'arn:aws:sns:eu-west-1:123456789012:mail';
const HOST = 'https://sns.eu-west-1.amazonaws.com';
const PEM = `${HOST}/SimpleNotificationService-1.pem`;
const SETTINGS = {
  accessKeyId: 'AK',
  apiKey: 's',
  region: 'eu-west-1',
  fromAddress: 'ola@example.com',
  topicArn: TOPIC,
};
const never = new AbortController().signal;
const message = { channel: 'email', to: 'a@b.se', text: 'x', subject: null, idempotencyKey: 'k' } as const;

const { privateKey: pem } = generateKeyPairSync('rsa', {
  modulusLength: 2_048,
  privateKeyEncoding: { format: 'pem', type: 'pkcs8' },
  publicKeyEncoding: { format: 'pem', type: 'spki' },
});
const CERTIFICATE = selfSigned(createPrivateKey(pem), 'sns.amazonaws.com', NOW);

/** An adapter whose network answers with the certificate, and tells what was asked for. */
function connected(
  answer: () => Response = () => new Response(CERTIFICATE),
  settings: Readonly<Record<string, string>> = SETTINGS,
) {
  const asked: string[] = [];
  const fetch = async (url: string | URL | Request) => {
    asked.push(String(url));
    return answer();
  };
  const result = connectSes(settings, {
    fetch,
    now: () => NOW,
    random: () => 0,
    origin: null,
    publicUrl: 'https://a.test',
  });
  if (!result.ok) throw new Error('Not connected.');
  return { adapter: result.adapter, asked };
}

const webhook = (fields: object): RawWebhook => ({
  method: 'POST',
  url: 'https://a.test/webhooks/email/ses',
  headers: { 'content-type': 'text/plain; charset=UTF-8' },
  body: new TextEncoder().encode(JSON.stringify(fields)),
});

type Fields = Readonly<Record<string, string>>;

const NOTIFICATION: Fields = {
  Type: 'Notification',
  MessageId: 'sns-1',
  TopicArn: TOPIC,
  Message: '{}',
  Timestamp: '2026-11-20T09:29:00.000Z',
};
const CONFIRMATION: Fields = {
  ...NOTIFICATION,
  Type: 'SubscriptionConfirmation',
  Token: 't',
  SubscribeURL: `${HOST}/?Action=ConfirmSubscription&Token=t`,
};

/** As the documentation has it: the names in their order, each above its value. */
function signed(fields: Fields, version: '1' | '2' = '2', more: Fields = {}): Fields {
  const names = ['Message', 'MessageId', 'Subject', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];
  const text = names.map((name) => (fields[name] === undefined ? '' : `${name}\n${fields[name]}\n`)).join('');
  const Signature = createSign(version === '1' ? 'RSA-SHA1' : 'RSA-SHA256')
    .update(text)
    .sign(pem, 'base64');
  return { ...fields, SignatureVersion: version, Signature, SigningCertURL: PEM, ...more };
}

describe('the signature of SNS', () => {
  it.each(['1', '2'] as const)(
    'of version %s is held against the certificate, which is fetched once',
    async (version) => {
      const { adapter, asked } = connected();
      for (const fields of [NOTIFICATION, { ...NOTIFICATION, Subject: 'Bounce' }, CONFIRMATION])
        expect(await adapter.verify(webhook(signed(fields, version)))).toBe('genuine');
      expect(asked).toEqual([PEM]);
    },
  );

  it('counts for two days', async () => {
    const { adapter } = connected();
    const at = (time: number) => webhook(signed({ ...NOTIFICATION, Timestamp: new Date(time).toISOString() }));
    expect(await adapter.verify(at(NOW - 2 * DAY))).toBe('genuine');
    expect(await adapter.verify(at(NOW - 2 * DAY - 1))).toBe('stale');
    expect(await adapter.verify(at(NOW + 300_001))).toBe('stale');
    expect(await adapter.verify(webhook(signed({ ...NOTIFICATION, Timestamp: 'today' })))).toBe('stale');
  });

  it('is forged when any byte of what it covers differs', async () => {
    const { adapter } = connected();
    const good = signed({ ...NOTIFICATION, Subject: 'S' });
    const covered = [
      'Message',
      'MessageId',
      'Subject',
      'Timestamp',
      'TopicArn',
      'Type',
      'Signature',
      'SignatureVersion',
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...covered),
        fc.nat(),
        fc.constantFrom(...'aZ09+/='),
        async (name, where, letter) => {
          const value = good[name] ?? '';
          const at = where % value.length;
          const changed = `${value.slice(0, at)}${letter}${value.slice(at + 1)}`;
          const verdict = await adapter.verify(webhook({ ...good, [name]: changed }));
          expect(verdict).toBe(changed === value ? 'genuine' : 'forged');
        },
      ),
    );
    for (const name of covered) {
      const { [name]: _gone, ...rest } = good;
      expect(await adapter.verify(webhook(rest))).toBe('forged');
    }
  });

  it('counts for the own topic alone', async () => {
    const { adapter, asked } = connected();
    const foreign = signed({ ...NOTIFICATION, TopicArn: 'arn:aws:sns:eu-west-1:666666666666:mail' });
    expect(await adapter.verify(webhook(foreign))).toBe('forged');
    const open = connected(undefined, { ...SETTINGS, topicArn: '' });
    expect(await open.adapter.verify(webhook(signed({ ...NOTIFICATION, TopicArn: '' })))).toBe('forged');
    expect([...asked, ...open.asked]).toEqual([]);
  });

  it.each([
    'https://sns.eu-west-1.amazonaws.com.evil.example/a.pem',
    'https://evil.example/sns.eu-west-1.amazonaws.com/a.pem',
    'https://sns.eu-west-1.amazonaws.com@evil.example/a.pem',
    'https://user@sns.eu-west-1.amazonaws.com/a.pem',
    'https://sns.eu-west-1.amazonaws.com:8443/a.pem',
    'http://sns.eu-west-1.amazonaws.com/a.pem',
    'https://sns.us-east-1.amazonaws.com/a.pem',
    'https://s3.eu-west-1.amazonaws.com/bucket/a.pem',
    'https://sns.eu-west-1.amazonaws.com/a.txt',
    'https://sns.eu-west-1.amazonaws.com/?a.pem',
    'file:///etc/ssl/a.pem',
    '',
  ])('never fetches a certificate from %s', async (SigningCertURL) => {
    const { adapter, asked } = connected();
    expect(await adapter.verify(webhook(signed(NOTIFICATION, '2', { SigningCertURL })))).toBe('forged');
    expect(asked).toEqual([]);
  });

  it.each([
    ['is not there', () => new Response('', { status: 404 })],
    ['is none', () => new Response('-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----')],
    ['is over', () => new Response(selfSigned(createPrivateKey(pem), 'sns.amazonaws.com', NOW - 3 * 365 * DAY))],
    ['lies elsewhere', () => new Response('', { status: 302, headers: { location: 'https://evil.example/a.pem' } })],
  ])('is forged while the certificate %s, and is looked at again later', async (_name, answer) => {
    const { adapter, asked } = connected(answer);
    for (let time = 0; time < 2; time += 1) expect(await adapter.verify(webhook(signed(NOTIFICATION)))).toBe('forged');
    expect(asked).toEqual([PEM, PEM]);
  });
});

it('asks Amazon for no more than twenty certificates a minute', async () => {
  const { adapter, asked } = connected(() => new Response('', { status: 404 }));
  for (let time = 0; time < 30; time += 1)
    await adapter.verify(webhook(signed(NOTIFICATION, '2', { SigningCertURL: `${HOST}/${time}.pem` })));
  expect(asked).toHaveLength(20);
});

describe('the subscription', () => {
  it('is confirmed at the address that SNS names, and tells nothing to keep', async () => {
    const { adapter, asked } = connected(() => new Response('<ok/>'));
    expect(await adapter.onVerified?.(webhook(CONFIRMATION))).toBe(true);
    expect(asked).toEqual([CONFIRMATION.SubscribeURL]);
    expect(adapter.split(webhook(CONFIRMATION))).toEqual([]);
    expect(await adapter.onVerified?.(webhook(NOTIFICATION))).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it('is confirmed nowhere else, and says when it failed', async () => {
    const { adapter, asked } = connected();
    for (const SubscribeURL of ['https://evil.example/?Action=ConfirmSubscription', 'http://127.0.0.1:9/', ''])
      expect(await adapter.onVerified?.(webhook({ ...CONFIRMATION, SubscribeURL }))).toBe(false);
    expect(asked).toEqual([]);
    const failing = connected(() => new Response('', { status: 500 }));
    expect(await failing.adapter.onVerified?.(webhook(CONFIRMATION))).toBe(false);
  });
});

describe('what SES tells', () => {
  const { adapter } = connected();
  const MAIL = { timestamp: '2026-11-20T09:28:00.000Z', messageId: '0102', destination: ['Ann@example.org'] };
  const TIMED = { timestamp: '2026-11-20T09:29:00.000Z' };
  const read = (told: object) => {
    const Message = JSON.stringify({ mail: MAIL, ...told });
    return (adapter.split(webhook({ ...NOTIFICATION, Message })) ?? []).map(({ raw }) => adapter.parse(raw));
  };
  const bounce = (bounceType: string, bounceSubType: string) => ({
    eventType: 'Bounce',
    bounce: {
      ...TIMED,
      bounceType,
      bounceSubType,
      bouncedRecipients: [{ emailAddress: 'Bob@example.org', status: '5.1.1' }],
    },
  });

  it.each([
    [{ eventType: 'Send', send: {} }, [{ receipt: 'sent', at: Date.parse(MAIL.timestamp) }]],
    [
      { notificationType: 'Delivery', delivery: TIMED },
      [{ receipt: 'delivered', messageId: '0102@eu-west-1.amazonses.com', at: Date.parse(TIMED.timestamp) }],
    ],
    [{ eventType: 'Open', open: TIMED }, [{ receipt: 'read' }, { action: 'open', address: 'ann@example.org' }]],
    [{ eventType: 'Click', click: TIMED }, [{ receipt: 'read' }, { action: 'click' }]],
    [
      bounce('Permanent', 'General'),
      [
        { failure: 'recipient_unreachable', providerCode: '5.1.1' },
        { action: 'bounce', address: 'bob@example.org' },
      ],
    ],
    [bounce('Transient', 'MailboxFull'), [{ receipt: 'failed', failure: 'recipient_unreachable' }]],
    [bounce('Transient', 'MessageTooLarge'), [{ receipt: 'failed', failure: 'too_long' }]],
    [bounce('Transient', 'ContentRejected'), [{ receipt: 'failed', failure: 'rejected' }]],
    [
      { eventType: 'Reject', reject: { reason: 'Bad content' } },
      [{ failure: 'rejected', providerCode: 'Bad content' }],
    ],
    [
      {
        notificationType: 'Complaint',
        complaint: { ...TIMED, complainedRecipients: [{ emailAddress: 'bob@example.org' }] },
      },
      [{ action: 'complaint' }, { kind: 'consent', consent: 'opted_out', from: 'bob@example.org' }],
    ],
    [{ eventType: 'Complaint', complaint: { ...TIMED, complaintFeedbackType: 'not-spam' } }, ['ignored']],
    [{ eventType: 'DeliveryDelay', deliveryDelay: TIMED }, ['ignored']],
    [{ eventType: 'Delivery', mail: null }, [null]],
  ])('reads %o', (told, expected) => {
    expect(read(told)).toMatchObject(expected);
  });

  it('tells of each of several recipients, under ids of their own', () => {
    const gone = ['bob@example.org', 'cy@example.org'].map((emailAddress) => ({ emailAddress, status: '5.1.1' }));
    const told = { eventType: 'Bounce', bounce: { ...TIMED, bounceType: 'Permanent', bouncedRecipients: gone } };
    const Message = JSON.stringify({ mail: MAIL, ...told });
    const envelopes = adapter.split(webhook({ ...NOTIFICATION, Message })) ?? [];
    expect(new Set(envelopes.map(({ id }) => id)).size).toBe(4);
    const events = envelopes.map(({ raw }) => adapter.parse(raw));
    expect(events).toMatchObject([
      { kind: 'receipt', recipient: 'bob@example.org' },
      { kind: 'engagement', address: 'bob@example.org' },
      { kind: 'receipt', recipient: 'cy@example.org' },
      { kind: 'engagement', address: 'cy@example.org' },
    ]);
  });

  it('brings mail as text or in base64', () => {
    const mime = 'From: ann@example.org\r\nMessage-ID: <m@example.org>\r\n\r\nHej å';
    const received = (encoding: string, content: string) => ({
      notificationType: 'Received',
      receipt: { action: { encoding } },
      content,
    });
    const expected = [{ kind: 'message', messageId: 'm@example.org', text: 'Hej å' }];
    expect(read(received('UTF8', mime))).toMatchObject(expected);
    expect(read(received('BASE64', Buffer.from(mime).toString('base64')))).toMatchObject(expected);
  });

  it('takes the greeting of a new topic for nothing', () => {
    const Message = 'Successfully validated SNS topic for Amazon SES event publishing.';
    const envelopes = adapter.split(webhook({ ...NOTIFICATION, Message })) ?? [];
    expect(envelopes.map(({ raw }) => adapter.parse(raw))).toEqual(['ignored']);
  });
});

describe('the errors of SES', () => {
  it.each([
    [429, 'TooManyRequestsException', 'Maximum sending rate exceeded.', 'throttled'],
    [400, 'LimitExceededException', 'Daily message quota exceeded.', 'throttled'],
    [400, 'MessageRejected:http://internal.amazon.com/x', 'Email address is not verified.', 'authentication'],
    [400, 'MessageRejected', 'Virus found.', 'rejected'],
    [400, 'BadRequestException', "Missing final '@domain'", 'recipient_unreachable'],
    [400, 'AccountSuspendedException', 'Suspended.', 'authentication'],
    [403, 'InvalidSignatureException', 'Signature expired.', 'authentication'],
    [500, 'InternalServiceErrorException', '', 'unconfirmed'],
    [503, 'ServiceUnavailableException', '', 'transient'],
  ])('%i %s %s', async (status, type, said, failure) => {
    const { adapter } = connected(() =>
      Response.json({ message: said }, { status, headers: { 'x-amzn-ErrorType': type } }),
    );
    expect(await adapter.send(message, never)).toMatchObject({ ok: false, failure, providerCode: type.split(':')[0] });
  });

  it('names the Message-ID as each region writes it', async () => {
    const sent = async (region: string) => {
      const { adapter, asked } = connected(() => Response.json({ MessageId: '0102' }), { ...SETTINGS, region });
      return { result: await adapter.send(message, never), asked };
    };
    expect(await sent('us-east-1')).toMatchObject({ result: { providerMessageId: '0102@email.amazonses.com' } });
    expect(await sent('eu-north-1')).toEqual({
      result: { ok: true, providerMessageId: '0102@eu-north-1.amazonses.com' },
      asked: ['https://email.eu-north-1.amazonaws.com/v2/email/outbound-emails'],
    });
  });

  it('says when the account may not send, or not from this address', async () => {
    const paused = connected(() => Response.json({ SendingEnabled: false }));
    expect(await paused.adapter.check(never)).toMatchObject({ ok: false, providerCode: 'SendingPaused' });
    const unverified = connected(() => Response.json({ SendingEnabled: true, VerifiedForSendingStatus: false }));
    expect(await unverified.adapter.check(never)).toMatchObject({ ok: false, providerCode: 'NotVerified' });
  });
});

it('is a certificate that others can read', () => {
  const certificate = new X509Certificate(CERTIFICATE);
  expect(certificate.subject).toBe('CN=sns.amazonaws.com');
  expect(certificate.verify(certificate.publicKey)).toBe(true);
});
