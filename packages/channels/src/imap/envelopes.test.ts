import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { connectImap } from './connect.js';
import { mailboxEnvelopes } from './envelopes.js';

const NOW = Date.UTC(2026, 10, 20, 9, 30);
const OURS = '5d1f0c2e@fernhill.example';
const ACCOUNT = 'mara@fernhill.example';

const nobody = () => new Promise<never>(() => undefined);
const connected = connectImap({ deliver: nobody, logInToImap: nobody, logInToSmtp: nobody })(
  { fromAddress: ACCOUNT, user: 'mara', apiKey: 'x', imapHost: 'imap.example.com', smtpHost: 'smtp.example.com' },
  { fetch, now: () => NOW, random: () => 0, origin: null, publicUrl: 'https://concordia.test' },
);
if (!connected.ok) throw new Error(connected.missing.join());
const { adapter } = connected;

const eventsOf = (mail: string) =>
  mailboxEnvelopes(Buffer.from(mail), ACCOUNT, NOW).map(({ raw }) => adapter.parse(raw));

interface Parts {
  readonly head?: readonly string[];
  readonly type?: string;
  readonly status: readonly string[];
  readonly statusType?: string;
  readonly original?: readonly string[];
  readonly originalType?: string;
}

const HEAD = [
  'Return-Path: <>',
  'Received: by mx.fernhill.example (Postfix) id 4F2B21C0; Fri, 20 Nov 2026 09:29:58 +0000 (UTC)',
  'Date: Fri, 20 Nov 2026 09:29:58 +0000 (UTC)',
  'From: MAILER-DAEMON@mx.fernhill.example (Mail Delivery System)',
  'Subject: Undelivered Mail Returned to Sender',
  'To: mara@fernhill.example',
  'Auto-Submitted: auto-replied',
  'Message-Id: <20261120092958.4F2B21C0@mx.fernhill.example>',
];

const ORIGINAL = [
  'Return-Path: <mara@fernhill.example>',
  'From: mara@fernhill.example',
  'To: ada@lindqvist.example',
  'Subject: Offer',
  `Message-ID: <${OURS}>`,
  'Date: Fri, 20 Nov 2026 09:29:50 +0000',
];

const report = ({
  head = HEAD,
  type = 'delivery-status',
  status,
  statusType = 'message/delivery-status',
  original = ORIGINAL,
  originalType = 'message/rfc822',
}: Parts): string =>
  [
    ...head,
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type};`,
    '\tboundary="4F2B21C0.1795166998/mx.fernhill.example"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--4F2B21C0.1795166998/mx.fernhill.example',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '',
    '--4F2B21C0.1795166998/mx.fernhill.example',
    `Content-Type: ${statusType}`,
    '',
    ...status,
    '',
    '--4F2B21C0.1795166998/mx.fernhill.example',
    `Content-Type: ${originalType}`,
    '',
    ...original,
    '',
    'Until Monday.',
    '--4F2B21C0.1795166998/mx.fernhill.example--',
    '',
  ].join('\r\n');

const MTA = [
  'Reporting-MTA: dns; mx.fernhill.example',
  'X-Postfix-Queue-ID: 4F2B21C0',
  'Arrival-Date: Fri, 20 Nov 2026',
];
const recipient = (action: string, status: string, ...more: readonly string[]) => [
  'Final-Recipient: rfc822; Ada@lindqvist.example',
  'Original-Recipient: rfc822;ada@lindqvist.example',
  `Action: ${action}`,
  `Status: ${status}`,
  ...more,
];

describe('a report of delivery', () => {
  it('fails the mail that it is about, says why, and closes an address that is none', () => {
    const status = [...MTA, '', ...recipient('failed', '5.1.1', 'Diagnostic-Code: smtp; 550 5.1.1 <ada> User unknown')];
    expect(eventsOf(report({ status }))).toEqual([
      {
        kind: 'receipt',
        recipient: 'ada@lindqvist.example',
        id: expect.stringMatching(/\.receipt$/),
        account: ACCOUNT,
        channel: 'email',
        at: NOW,
        messageId: OURS,
        receipt: 'failed',
        failure: 'recipient_unreachable',
        providerCode: '550 5.1.1',
        idempotencyKey: null,
      },
      {
        kind: 'engagement',
        id: expect.stringMatching(/\.engagement$/),
        account: ACCOUNT,
        channel: 'email',
        at: NOW,
        action: 'bounce',
        address: 'ada@lindqvist.example',
        messageId: OURS,
        isHearsay: true,
      },
    ]);
  });

  it.each([
    // Folded as Exchange folds it.
    [
      '5.7.133',
      'Diagnostic-Code: smtp;550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup;\r\n\tnot allowed',
      'rejected',
    ],
    ['5.2.2', 'Diagnostic-Code: smtp; 552 5.2.2 Mailbox full', 'rejected'],
    ['5.3.4', 'Diagnostic-Code: smtp; 552 5.3.4 Message too big', 'too_long'],
    ['4.4.7', 'Diagnostic-Code: smtp; 451 4.4.7 Message delayed for too long', 'recipient_unreachable'],
    [
      '4.4.1',
      'Diagnostic-Code: X-Postfix; connect to mx.lindqvist.example: Connection timed out',
      'recipient_unreachable',
    ],
    ['5.0.0', 'X-Supplementary-Info: none', 'rejected'],
    ['5.0.0', 'Diagnostic-Code: smtp; 552 too much', 'too_long'],
    ['5.0.0', 'Diagnostic-Code: smtp; 500 no', 'rejected'],
    ['5.0.0', 'Diagnostic-Code: smtp; 5520 too much', 'rejected'],
    ['5.0.0', 'Diagnostic-Code: x-smtp; 552 too much', 'rejected'],
    ['5.0.0', 'Diagnostic-Code: smtp; 535 who are you', 'rejected'],
    ['5.0.0', 'Diagnostic-Code: smtp; 452 busy', 'rejected'],
    ['4.7.1', 'Diagnostic-Code: smtp; 450 greylisted', 'rejected'],
  ])('with %s leaves the address open', (code, diagnostic, failure) => {
    const events = eventsOf(report({ status: [...MTA, '', ...recipient('failed', code, diagnostic)] }));
    expect(events).toMatchObject([{ kind: 'receipt', receipt: 'failed', failure }]);
  });

  it.each(['delayed', 'relayed', 'expanded'])('that says %s fails nothing, and is no conversation', (action) => {
    const status = [...MTA, '', ...recipient(action, '4.4.1', 'Will-Retry-Until: Wed, 25 Nov 2026 09:29:50 +0000')];
    expect(eventsOf(report({ status }))).toEqual(['ignored']);
  });

  it('of success is a receipt', () => {
    expect(eventsOf(report({ status: [...MTA, '', ...recipient('delivered', '2.1.5')] }))).toMatchObject([
      { kind: 'receipt', receipt: 'delivered', failure: null, messageId: OURS },
    ]);
  });

  it('is understood with the header alone, encoded, and in the letters of the world', () => {
    const status = [...MTA, '', ...recipient('failed', '5.1.1')];
    const headerAlone = report({ status, originalType: 'text/rfc822-headers' });
    const encoded = report({
      status: [Buffer.from([...MTA, '', ...recipient('failed', '5.1.1')].join('\r\n')).toString('base64')],
      statusType: 'message/global-delivery-status\r\nContent-Transfer-Encoding: base64',
      originalType: 'message/global',
    });
    for (const mail of [headerAlone, encoded, headerAlone.replaceAll('\r\n', '\n')])
      expect(eventsOf(mail)).toMatchObject([{ failure: 'recipient_unreachable' }, { action: 'bounce' }]);
  });

  it('names the one of several recipients that was not reached', () => {
    const other = ['', 'Final-Recipient: rfc822; nils@berg.example', 'Action: failed', 'Status: 5.1.1'];
    expect(eventsOf(report({ status: [...MTA, '', ...recipient('delivered', '2.0.0'), ...other] }))).toMatchObject([
      { receipt: 'failed' },
      { address: 'nils@berg.example' },
    ]);
  });

  const one = (address: string, action: string, ...more: readonly string[]) => [
    '',
    `Final-Recipient: ${address}`,
    `Action: ${action}`,
    'Status: 5.1.1',
    ...more,
  ];
  const addressOf = (...blocks: readonly (readonly string[])[]) =>
    eventsOf(report({ status: [...MTA, ...blocks.flat()] })).flatMap((event) =>
      typeof event === 'object' && event?.kind === 'engagement' ? [event.address] : [],
    );

  it.each([
    ['rfc822; Ann@A.example', 'ann@a.example'],
    ['RFC822 ;Ann@A.example', 'ann@a.example'],
    ['utf-8; ann@a.example', 'ann@a.example'],
    ['x-rfc822; ann@a.example', ''],
    ['rfc822x; ann@a.example', ''],
    ['ann@a.example', ''],
  ])('names the recipient %j as %j', (written, address) => {
    expect(addressOf(one(written, 'FAILED'))).toEqual([address]);
  });

  it('names the recipient to whom the mail was sent rather than whom that stood for', () => {
    const final = one('rfc822; final@a.example', 'failed', 'Original-Recipient: rfc822; first@a.example');
    expect(addressOf(final)).toEqual(['first@a.example']);
  });

  it('looks at a hundred recipients, and passes over what says nothing of one', () => {
    const delivered = one('rfc822; ok@a.example', 'delivered');
    const failed = one('rfc822; ann@a.example', 'failed');
    const many = (count: number) => Array.from({ length: count }, () => delivered);
    expect([addressOf(...many(99), failed), addressOf(...many(100), failed)]).toEqual([['ann@a.example'], []]);
    expect(addressOf(['', 'X-Note: none'], one('rfc822; b@a.example', 'unknown'), failed)).toEqual(['ann@a.example']);
  });

  it.each([
    ['5.1.10', '5.1.10', true],
    ['5.2.1 (off)', '5.2.1', true],
    ['5.2.2', '5.2.2', false],
    ['3.1.1', null, false],
    ['15.1.1', null, false],
  ])('with the status %j has the code %j, and closes the address: %s', (status, providerCode, isClosed) => {
    const events = eventsOf(report({ status: [...MTA, '', ...recipient('failed', status)] }));
    expect(events).toMatchObject([{ kind: 'receipt', providerCode }, ...(isClosed ? [{ action: 'bounce' }] : [])]);
  });

  it('that does not say which mail it means, or is no report, is a mail by a machine', () => {
    const status = [...MTA, '', ...recipient('failed', '5.1.1')];
    const nameless = report({ status, original: ORIGINAL.filter((line) => !line.startsWith('Message-ID')) });
    const empty = report({ status: MTA });
    const forwarded = report({ status }).replace('multipart/report', 'multipart/mixed');
    for (const mail of [nameless, empty, forwarded])
      expect(eventsOf(mail)).toMatchObject([{ kind: 'message', isAutomatic: true }]);
  });

  it('is told once, however often it lies there', () => {
    const mail = Buffer.from(report({ status: [...MTA, '', ...recipient('failed', '5.1.1')] }));
    const idsOf = (at: number) => mailboxEnvelopes(mail, ACCOUNT, at).map(({ id }) => id);
    expect(idsOf(NOW + 1)).toEqual(idsOf(NOW));
    expect(new Set(idsOf(NOW)).size).toBe(2);
  });

  it('never breaks the reader', () => {
    const whole = Buffer.from(report({ status: [...MTA, '', ...recipient('failed', '5.1.1')] }));
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(whole.byteLength), (noise, at) => {
        const broken = Buffer.concat([whole.subarray(0, at), noise, whole.subarray(at + noise.byteLength)]);
        for (const mail of [broken, noise])
          for (const { raw } of mailboxEnvelopes(mail, ACCOUNT, NOW)) expect(() => adapter.parse(raw)).not.toThrow();
      }),
    );
  });
});

describe('a report of a complaint', () => {
  const feedback = (type: string, ...more: readonly string[]) =>
    report({
      head: [
        'From: <abusedesk@mail.example.com>',
        'Date: Fri, 20 Nov 2026 09:29:58 +0000',
        'Subject: FW: Offer',
        'To: <mara@fernhill.example>',
        'Message-ID: <fbl-771@mail.example.com>',
      ],
      type: 'feedback-report',
      statusType: 'message/feedback-report',
      status: [`Feedback-Type: ${type}`, 'User-Agent: SomeGenerator/1.0', 'Version: 1', ...more],
    });

  it.each([
    ['abuse', 'complaint'],
    ['opt-out', 'unsubscribe'],
  ])('of %s is heard as %s', (type, action) => {
    const mail = feedback(
      type,
      'Original-Mail-From: <mara@fernhill.example>',
      'Original-Rcpt-To: <Ada@lindqvist.example>',
    );
    expect(eventsOf(mail)).toMatchObject([
      { kind: 'engagement', action, address: 'ada@lindqvist.example', messageId: OURS, isHearsay: true },
    ]);
  });

  it('may leave out who complained', () => {
    expect(eventsOf(feedback('abuse'))).toMatchObject([{ action: 'complaint', address: '', messageId: OURS }]);
  });

  it.each(['not-spam', 'auth-failure'])('says nothing of the kind as %s', (type) => {
    expect(eventsOf(feedback(type))).toEqual(['ignored']);
  });
});
