import { describe, expect, it } from 'vitest';
import { readReports } from './report.js';

const readAll = (lines: readonly string[]) => readReports(Buffer.from(lines.join('\r\n'), 'latin1'));
const read = (lines: readonly string[]) => readAll(lines)[0] ?? null;

const report = (
  recipient: readonly string[],
  returned: readonly string[] = ['Message-ID: <ours@us.example>'],
  more: readonly string[] = [],
) => [
  'From: MAILER-DAEMON@mx.example',
  'Message-ID: <report@mx.example>',
  ...more,
  'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
  '',
  '--b',
  '',
  'Something happened.',
  '--b',
  'Content-Type: message/delivery-status',
  '',
  'Reporting-MTA: dns; mx.example',
  '',
  ...recipient,
  ...(returned.length === 0 ? [] : ['--b', 'Content-Type: text/rfc822-headers', '', ...returned]),
  '--b--',
];

describe('a delivery report', () => {
  it.each(['failed', 'delayed', 'relayed', 'expanded', 'delivered'])('tells that an email was %s', (action) => {
    const lines = report(['Final-Recipient: rfc822; Ann@A.example', `Action: ${action}`, 'Status: 4.4.7']);
    expect(read(lines)).toEqual({
      reportId: 'report@mx.example',
      originalId: 'ours@us.example',
      recipient: 'ann@a.example',
      told: { kind: 'delivery', action, status: '4.4.7', reply: null },
    });
  });

  it('tells the one that failed of several', () => {
    const lines = report([
      'Final-Recipient: rfc822;ann@a.example',
      'Action: delayed',
      '',
      'Final-Recipient: rfc822;bob@b.example',
      'Action: failed',
    ]);
    expect(readAll(lines)).toMatchObject([{ recipient: 'bob@b.example', told: { action: 'failed' } }]);
  });

  it('tells of each one that failed', () => {
    const failedFor = (recipient: string) => [`Final-Recipient: rfc822;${recipient}`, 'Action: failed', ''];
    const lines = report([...failedFor('ann@a.example'), ...failedFor('bob@b.example')]);
    expect(readAll(lines).map(({ recipient }) => recipient)).toEqual(['ann@a.example', 'bob@b.example']);
  });

  it.each([
    ['Final-Recipient: rfc822;<ann@a.example>', 'ann@a.example'],
    ['Final-Recipient: rfc822;fwd@b.example\r\nOriginal-Recipient: rfc822;ann@a.example', 'ann@a.example'],
    ['Final-Recipient: x400; /G=Ann/', null],
  ])('names its recipient: %j', (field, recipient) => {
    expect(read(report([field, 'Action: failed']))).toMatchObject({ recipient });
  });

  const failed = ['Final-Recipient: rfc822;ann@a.example', 'Action: failed'];
  it.each([
    ['in its own fields', read(report(['Original-Message-ID: <ours@us.example>', '', ...failed], [])), null],
    [
      'in the first fields',
      read(
        report(failed, []).map((line) =>
          line.startsWith('Reporting-MTA') ? 'X-Original-Message-ID: <ours@us.example>' : line,
        ),
      ),
      'ours@us.example',
    ],
    ['in what it answers', read(report(failed, [], ['In-Reply-To: <ours@us.example>'])), 'ours@us.example'],
    ['nowhere', read(report(failed, [])), null],
    [
      'in the returned header rather than elsewhere',
      read(report(failed, undefined, ['In-Reply-To: <other@us.example>'])),
      'ours@us.example',
    ],
  ])('finds the email %s', (_, found, originalId) => {
    expect(found?.originalId ?? null).toBe(originalId);
  });
});

const RETURNED = [
  'Received: by us.example',
  'Message-ID: <ours@us.example>',
  'From: ola@us.example',
  'Subject: Plan',
  '',
  'Hello',
];

const QMAIL = [
  'Return-Path: <>',
  'From: MAILER-DAEMON@mx.example',
  'Subject: failure notice',
  '',
  'Hi. This is the qmail-send program at mx.example.',
  "I'm afraid I wasn't able to deliver your message to the following addresses.",
  "This is a permanent error; I've given up. Sorry it didn't work out.",
  '',
  '<ann@a.example>:',
  'a.example does not like recipient.',
  'Remote host said: 550 5.1.1 unknown user',
  '',
  '--- Below this line is a copy of the message.',
  '',
  ...RETURNED,
];

const EXIM = [
  'X-Failed-Recipients: ann@a.example',
  'Auto-Submitted: auto-replied',
  'From: Mail Delivery System <Mailer-Daemon@mx.example>',
  '',
  'This message was created automatically by mail delivery software.',
  '',
  'A message that you sent could not be delivered to one or more of its',
  'recipients. This is a permanent error. The following address(es) failed:',
  '',
  '  ann@a.example',
  '    SMTP error from remote mail server: 550 5.1.1 no such user',
  '',
  '------ This is a copy of the message, including all the headers. ------',
  '',
  ...RETURNED,
];

const EXIM_WARNING = [
  'From: Mail Delivery System <Mailer-Daemon@mx.example>',
  '',
  'A message that you sent has not yet been delivered to one or more of its recipients',
  'after more than 24 hours on the queue. No action is required on your part.',
  '',
  '  ann@a.example',
  '',
  '--- Original message ---',
  ...RETURNED,
];

const GMAIL = [
  'From: Mail Delivery Subsystem <mailer-daemon@googlemail.example>',
  'X-Failed-Recipients: ann@a.example',
  '',
  'Delivery to the following recipient failed permanently:',
  '',
  '     ann@a.example',
  '',
  '----- Original message -----',
  '',
  ...RETURNED,
];

const EXCHANGE = [
  'From: postmaster@mx.example',
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain',
  '',
  'Your message could not be delivered. #5.1.10 (unknown recipient)',
  'ann@a.example',
  '--b',
  'Content-Type: message/rfc822',
  '',
  ...RETURNED,
  '--b--',
];

describe('a bounce without a report', () => {
  it.each([
    ['of qmail', QMAIL, { action: 'failed', status: '5.1.1', reply: 550 }],
    ['of Exim', EXIM, { action: 'failed', status: '5.1.1', reply: 550 }],
    ['of Exim, which is a warning', EXIM_WARNING, { action: 'delayed' }],
    ['of Gmail', GMAIL, { action: 'failed', status: null, reply: null }],
    ['of Exchange', EXCHANGE, { action: 'failed', status: '5.1.10', reply: null }],
  ])('%s tells what happened to which email', (_, lines, told) => {
    expect(read(lines)).toMatchObject({ originalId: 'ours@us.example', recipient: 'ann@a.example', told });
  });

  const without = (lines: readonly string[], part: string) => lines.filter((line) => !line.includes(part));
  it.each([
    ['by a person who quotes one', QMAIL.map((line) => line.replace('MAILER-DAEMON', 'ann'))],
    ['with a return path', QMAIL.map((line) => line.replace('<>', '<ann@a.example>'))],
    ['that returns no header', without(QMAIL, 'Message-ID')],
    ['that does not say what happened', EXCHANGE.map((line) => line.replace('could not be delivered', 'arrived'))],
  ])('is none %s', (_, lines) => {
    expect(read(lines)).toBe(null);
  });
});
