import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHeaders } from '../email/index.js';
import { type MailPlace, readIncomingMail, readMailParts } from './incoming.js';

const NOW = Date.UTC(2026, 10, 20, 9, 30);
const place: MailPlace = {
  account: 'ola@example.com',
  ownAddresses: ['Ola@Example.com'],
  recipient: 'ola@example.com',
  receivedAt: NOW,
};
const bytes = (lines: readonly string[]) => new TextEncoder().encode(lines.join('\r\n'));

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const HEADERS = [
  'From: Ann Lee <Ann@Example.org>',
  'To: ola@example.com',
  'Subject: =?utf-8?Q?R=C3=A4kning?=',
  'Message-ID: <m1@example.org>',
  'In-Reply-To: <ours@example.com>',
  'References: <root@example.com> <ours@example.com>',
  'Date: Fri, 20 Nov 2026 09:29:00 +0000',
];

const MAIL = [
  ...HEADERS,
  'MIME-Version: 1.0',
  'Content-Type: multipart/related; boundary=b',
  '',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p onclick="x()">See <img src="cid:pic"></p><script>alert(1)</script>',
  '--b',
  'Content-Type: image/png; name=pic.png',
  'Content-ID: <pic>',
  'Content-Transfer-Encoding: base64',
  '',
  PIXEL,
  '--b',
  'Content-Type: application/pdf; name=bill.pdf',
  'Content-Disposition: attachment; filename=bill.pdf',
  'Content-Transfer-Encoding: base64',
  '',
  'JVBERi0=',
  '--b--',
];

describe('a raw mail', () => {
  it('becomes a message with its thread, safe HTML, its pictures inside and its files beside', () => {
    const event = readIncomingMail(bytes(MAIL), place);
    expect(event).toMatchObject({
      kind: 'message',
      direction: 'inbound',
      messageId: 'm1@example.org',
      from: 'ann@example.org',
      name: 'Ann Lee',
      subject: 'Räkning',
      inReplyTo: 'ours@example.com',
      references: ['root@example.com', 'ours@example.com'],
      isAutomatic: false,
      at: Date.UTC(2026, 10, 20, 9, 29),
      files: [{ kind: 'inline', name: 'bill.pdf', contentType: 'application/pdf' }],
    });
    const html = event === null || event === 'ignored' ? '' : event.html;
    expect(html).toContain(`src="data:image/png;base64,${PIXEL}"`);
    expect(html).not.toMatch(/script|onclick/);
  });

  it('leaves quotes apart from what was written', () => {
    const text = ['Yes.', '', 'On Mon, Ola <ola@example.com> wrote:', '> Do you come?'];
    expect(readIncomingMail(bytes([...HEADERS, '', ...text]), place)).toMatchObject({
      text: 'Yes.',
      quotedText: expect.stringContaining('Do you come?'),
    });
  });

  it('knows machines and bounces', () => {
    const away = bytes(['Auto-Submitted: auto-replied', ...HEADERS, '', 'I am away.']);
    expect(readIncomingMail(away, place)).toMatchObject({ isAutomatic: true });
    const bounce = bytes(['From: MAILER-DAEMON@example.net', 'To: ola@example.com', '', 'Not delivered.']);
    expect(readIncomingMail(bounce, place)).toMatchObject({ isAutomatic: true });
  });

  it('is one delivery a recipient', () => {
    const idOf = (recipient: string) => {
      const event = readIncomingMail(bytes(MAIL), { ...place, recipient });
      return event === null || event === 'ignored' ? null : event.id;
    };
    expect(idOf('a@example.com')).toBe(idOf('A@example.com'));
    expect(idOf('a@example.com')).not.toBe(idOf('b@example.com'));
  });

  it('believes a date only near the receipt', () => {
    const dated = (date: string) =>
      readIncomingMail(bytes([...HEADERS.slice(0, -1), `Date: ${date}`, '', 'Hi']), place);
    expect(dated('Fri, 20 Nov 2036 09:29:00 +0000')).toMatchObject({ at: NOW });
    expect(dated('Fri, 20 Nov 1998 09:29:00 +0000')).toMatchObject({ at: NOW });
    expect(dated('no date')).toMatchObject({ at: NOW });
  });

  it('never breaks the reader', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.nat(MAIL.join('\r\n').length), (noise, at) => {
        const mail = bytes(MAIL);
        mail.set(noise.slice(0, mail.length - at), at);
        expect(() => [readIncomingMail(noise, place), readIncomingMail(mail, place)]).not.toThrow();
      }),
    );
  });
});

it('makes the same message of parts that somebody took apart', () => {
  const event = readMailParts(
    {
      headers: readHeaders(bytes(HEADERS)),
      text: 'See',
      html: '<p onclick="x()">See <img src="cid:pic"></p>',
      files: [
        { name: 'pic.png', contentType: 'image/png', contentId: 'pic', content: Buffer.from(PIXEL, 'base64') },
        { name: 'bill.pdf', contentType: 'application/pdf', contentId: null, content: Buffer.from('%PDF-') },
      ],
    },
    place,
  );
  expect(event).toMatchObject({
    messageId: 'm1@example.org',
    from: 'ann@example.org',
    inReplyTo: 'ours@example.com',
    html: expect.stringContaining(`src="data:image/png;base64,${PIXEL}"`),
    files: [{ name: 'bill.pdf' }],
  });
  const raw = readIncomingMail(bytes(MAIL), place);
  expect(event !== 'ignored' && raw !== null && raw !== 'ignored' && event.id === raw.id).toBe(true);
});
