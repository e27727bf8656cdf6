import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMail, readHeaders } from '../email/index.js';
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
    expect(readIncomingMail(away, place)).not.toHaveProperty('isReport');
    const bounce = bytes(['From: MAILER-DAEMON@example.net', 'To: ola@example.com', '', 'Not delivered.']);
    expect(readIncomingMail(bounce, place)).toMatchObject({ isAutomatic: true, isReport: true });
  });

  it('tells whom it names, in both fields', () => {
    const named = ['To: Ola <ola@example.com>, Bo@Example.org', 'Cc: "Kim, Sales" <kim@example.org>'];
    expect(readIncomingMail(bytes(['From: ann@example.org', ...named, '', 'Hello']), place)).toMatchObject({
      recipients: {
        to: [
          { name: 'Ola', address: 'ola@example.com' },
          { name: null, address: 'bo@example.org' },
        ],
        cc: [{ name: 'Kim, Sales', address: 'kim@example.org' }],
        addressed: 'direct',
      },
    });
  });

  it.each([
    ['To: bo@example.org', 'Cc: ola@example.com', 'ola@example.com', 'copied'],
    ['To: team@example.com', 'Cc: bo@example.org', 'team@example.com', 'direct'],
    ['To: everybody@lists.example', 'Cc: bo@example.org', 'ola@example.com', 'unknown'],
    ['To: undisclosed-recipients:;', 'Cc: ', null, 'unknown'],
  ])('%s, %s, delivered to %s: %s', (to, cc, recipient, addressed) => {
    const mail = bytes(['From: ann@example.org', to, cc, '', 'Hello']);
    expect(readIncomingMail(mail, { ...place, recipient })).toMatchObject({ recipients: { addressed } });
  });

  it('keeps a hundred recipients of each field', () => {
    const crowd = Array.from({ length: 150 }, (_, at) => `p${at}@example.org`).join(', ');
    const event = readIncomingMail(bytes(['From: ann@example.org', `To: ${crowd}`, '', 'Hello']), place);
    expect(event !== null && event !== 'ignored' && event.recipients?.to.length).toBe(100);
  });

  it('is one delivery a recipient', () => {
    const idOf = (recipient: string) => {
      const event = readIncomingMail(bytes(MAIL), { ...place, recipient });
      return event === null || event === 'ignored' ? null : event.id;
    };
    expect(idOf('a@example.com')).toBe(idOf('A@example.com'));
    expect(idOf('a@example.com')).not.toBe(idOf('b@example.com'));
  });

  it('is another one under the same Message-ID when it says something else', () => {
    const [one, copy, other] = ['Yes', 'Yes', 'No'].map((text) => {
      const event = readIncomingMail(bytes([...HEADERS, '', text]), place);
      return event === null || event === 'ignored' ? null : event;
    });
    expect([copy?.id, copy?.dedupeKey]).toEqual([one?.id, one?.dedupeKey]);
    expect(other?.id).not.toBe(one?.id);
    expect(other?.dedupeKey).not.toBe(one?.dedupeKey);
  });

  it('has the key that an import gives it, also where it is ours', () => {
    for (const ownAddresses of [place.ownAddresses, ['ann@example.org']]) {
      const outcome = parseMail(bytes(MAIL));
      const event = readIncomingMail(bytes(MAIL), { ...place, ownAddresses });
      expect(outcome.ok && event !== null && event !== 'ignored' && event.dedupeKey === outcome.mail.dedupeKey).toBe(
        true,
      );
    }
  });

  it('keeps the mark of system mail from our own address alone', () => {
    const marked = bytes([...HEADERS, 'X-Concordia-Mail: key.0', '', 'Hi']);
    expect(readIncomingMail(marked, place)).toMatchObject({ sendingKey: null });
    const ours = { ...place, ownAddresses: ['ann@example.org'] };
    expect(readIncomingMail(marked, ours)).toMatchObject({ direction: 'outbound', sendingKey: 'key.0' });
  });

  it('believes a date only near the receipt', () => {
    const dated = (date: string) =>
      readIncomingMail(bytes([...HEADERS.slice(0, -1), `Date: ${date}`, '', 'Hi']), place);
    expect(dated('Fri, 20 Nov 2036 09:29:00 +0000')).toMatchObject({ at: NOW });
    expect(dated('Fri, 20 Nov 1998 09:29:00 +0000')).toMatchObject({ at: NOW });
    expect(dated('no date')).toMatchObject({ at: NOW });
  });

  it.each([
    ['a minute before', -60_000, -60_000],
    ['seven days before', -7 * 86_400_000, -7 * 86_400_000],
    ['more than seven days before', -7 * 86_400_000 - 1_000, 0],
    ['five minutes after', 5 * 60_000, 0],
  ])('dated %s its receipt is of the earlier of the two, if that can be', (_, written, at) => {
    const date = new Date(NOW + written).toUTCString();
    const mail = bytes([...HEADERS.slice(0, -1), `Date: ${date}`, '', 'Hi']);
    expect(readIncomingMail(mail, place)).toMatchObject({ at: NOW + at });
  });

  it('without a Message-ID is known by what it says', () => {
    const idOf = (text: string) => {
      const event = readIncomingMail(bytes(['From: ann@example.org', 'To: ola@example.com', '', text]), place);
      return event === null || event === 'ignored' ? null : event.messageId;
    };
    expect(idOf('Hi')).toMatch(/^[^@]+@no-message-id$/);
    expect([idOf('Hi') === idOf('Hi'), idOf('Hi') === idOf('Ho')]).toEqual([true, false]);
  });

  const from = (author: string, ...more: readonly string[]) =>
    readIncomingMail(bytes([`From: ${author}`, ...more, 'Message-ID: <m@x>', '', 'Hi']), place);
  it.each([
    ['from us is to the first who is not us', ['To: OLA@example.com, Bea <bea@b.example>'], 'bea@b.example', 'Bea'],
    ['from us may be for somebody in copy', ['To: ola@example.com', 'Cc: cem@c.example'], 'cem@c.example', null],
    ['from us passes over who has no address', ['To: Nobody, dan@d.example'], 'dan@d.example', null],
  ])('%s', (_, to, address, name) => {
    expect(from('Ola@example.com', ...to)).toMatchObject({ direction: 'outbound', from: address, name });
  });

  it.each([
    ['from us to ourselves', 'ola@example.com', ['To: ola@example.com']],
    ['from us to nobody', 'ola@example.com', ['Subject: x']],
    ['of nobody', 'Nobody', ['To: ola@example.com']],
    ['without an author', '', ['To: ola@example.com']],
  ])('%s is ignored', (_, author, more) => {
    expect(from(author, ...more)).toBe('ignored');
  });

  it('that is no mail is not understood', () => {
    expect(readIncomingMail(bytes(['Dear diary']), place)).toBeNull();
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

describe('parts that somebody took apart', () => {
  const headers = readHeaders(bytes(HEADERS));
  const png = (contentId: string | null, content = Buffer.from(PIXEL, 'base64')) => ({
    name: '',
    contentType: 'image/png',
    contentId,
    content,
  });
  const read = (more: Partial<Parameters<typeof readMailParts>[0]>) => {
    const event = readMailParts({ headers, text: 'Plain', html: null, files: [], ...more }, place);
    if (event === 'ignored') throw new Error('The mail was ignored.');
    return event;
  };

  it('say in words what they say in HTML alone', () => {
    expect(read({ text: ' \n', html: '<p>Dear <b>Ola</b></p>' }).text).toBe('Dear Ola');
    expect(read({ text: '', html: null }).text).toBe('');
    expect(read({ text: 'Plain', html: '<p>Rich</p>' }).text).toBe('Plain');
  });

  it('have lines, a quote and a signature like any mail', () => {
    const text = 'Yes.\r\rNo.\r\n-- \r\nAnn\r\n\r\nOn 20 Nov 2026, Ola wrote:\r\n> Well?';
    expect(read({ text })).toMatchObject({
      text: 'Yes.\n\nNo.',
      signature: 'Ann',
      quotedText: 'On 20 Nov 2026, Ola wrote:\n> Well?',
    });
  });

  it.each([
    ['../../x', 'x'],
    ['=?utf-8?Q?..\\..\\r=C3=A4kning.pdf?=', 'räkning.pdf'],
    ['\u0000', 'attachment'],
  ])('have a file %j under the name %j', (name, safe) => {
    const files = [{ name, contentType: 'application/pdf', contentId: null, content: Buffer.from('%PDF-') }];
    expect(read({ files }).files).toMatchObject([{ name: safe }]);
  });

  it('have no HTML where nothing of it is safe', () => {
    expect([read({ html: null }).html, read({ html: '<script>1</script>' }).html]).toEqual([null, null]);
  });

  it('keep as files the pictures that the text does not show', () => {
    const shown = '<img src="cid:one">';
    const file = { kind: 'inline', name: 'attachment', contentType: 'image/png' };
    expect(read({ html: shown, files: [png('one')] }).files).toEqual([]);
    expect(read({ html: shown, files: [png('two'), png(null)] }).files).toMatchObject([file, file]);
    expect(read({ html: null, files: [png('one')] }).files).toMatchObject([file]);
  });

  it('without a Message-ID are known by who wrote what and when', () => {
    const nameless = (more: object, text = 'Plain') =>
      read({ headers: { ...headers, messageId: null, ...more }, text }).messageId;
    const ids = [
      nameless({}),
      nameless({ from: { name: null, address: 'bea@b.example' } }),
      nameless({ subject: 'Other' }),
      nameless({ date: 1 }),
      nameless({}, 'Other'),
    ];
    expect(ids.map((id) => /^[0-9a-f]{64}@no-message-id$/.test(id))).toEqual(ids.map(() => true));
    expect(new Set(ids).size).toBe(ids.length);
    expect(nameless({})).toBe(ids[0]);
  });
});
