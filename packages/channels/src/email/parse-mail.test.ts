import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { type ParseOptions, parseMail } from './parse-mail.js';
import type { ParsedMail } from './types.js';

function mail(source: string | Buffer, options?: ParseOptions): ParsedMail {
  const outcome = parseMail(typeof source === 'string' ? Buffer.from(source, 'latin1') : source, options);
  if (!outcome.ok) throw new Error(`${outcome.problem.code}: ${outcome.problem.reason}`);
  return outcome.mail;
}

const withBody = (contentType: string, body: Buffer, encoding = '8bit') =>
  mail(
    Buffer.concat([
      Buffer.from(`From: a@b.example\nContent-Type: ${contentType}\nContent-Transfer-Encoding: ${encoding}\n\n`),
      body,
    ]),
  );

describe('charsets', () => {
  const cases: [string, string, Buffer, string][] = [
    ['koi8-r', 'text/plain; charset=koi8-r', Buffer.from([0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4]), 'Привет'],
    ['gb2312 as gb18030', 'text/plain; charset=gb2312', Buffer.from([0xc4, 0xe3, 0xba, 0xc3]), '你好'],
    [
      'iso-2022-jp',
      'text/plain; charset=ISO-2022-JP',
      Buffer.from('\u001b$B$3$s$K$A$O\u001b(B', 'latin1'),
      'こんにちは',
    ],
    [
      'iso-2022-jp that nobody declared',
      'text/plain',
      Buffer.from('\u001b$B$3$s$K$A$O\u001b(B', 'latin1'),
      'こんにちは',
    ],
    ['UTF-8 declared as Latin-1', 'text/plain; charset=iso-8859-1', Buffer.from('Grüße aus Köln'), 'Grüße aus Köln'],
    [
      'Latin-1 declared as UTF-8',
      'text/plain; charset=utf-8',
      Buffer.from('Grüße aus Köln', 'latin1'),
      'Grüße aus Köln',
    ],
    ['Windows-1252 behind Latin-1', 'text/plain; charset=iso-8859-1', Buffer.from([0x93, 0x61, 0x94, 0x80]), '“a”€'],
    ['UTF-7', 'text/plain; charset=utf-7', Buffer.from('Gr+APwA3w-e'), 'Grüße'],
    ['a quoted label with a stray semicolon', 'text/plain; charset="utf-8;"', Buffer.from('Köln'), 'Köln'],
    ['a charset nobody knows', 'text/plain; charset=x-klingon', Buffer.from('Köln'), 'Köln'],
    [
      'a UTF-8 text cut in the middle of a character',
      'text/plain; charset=utf-8',
      Buffer.from('Köln Köln ä').subarray(0, -1),
      'Köln Köln \ufffd',
    ],
  ];
  it.each(cases)('reads %s', (_, type, body, text) => {
    expect(withBody(type, body).text).toBe(text);
  });

  it('takes the charset of an HTML part from its own head', () => {
    const body = Buffer.from('<meta charset="windows-1251"><p>\u00cf\u00f0\u00e8\u00e2\u00e5\u00f2</p>', 'latin1');
    expect(withBody('text/html', body).text).toBe('Привет');
  });
});

describe('headers', () => {
  it('decodes words, also cut in the middle of a character, and joins neighbors', () => {
    expect(
      mail(
        'Subject: =?utf-8?B?R3LDvMOf?= =?utf-8?B?ZSDD?=\n =?utf-8?B?pA==?= (=?iso-8859-1?Q?=FCber_uns?=)\nFrom: a@b.example\n\n',
      ).subject,
    ).toBe('Grüße ä (über uns)');
  });

  it('keeps an encoded word that is never closed', () => {
    expect(mail('Subject: =?utf-8?B?R3\nFrom: a@b.example\n\n').subject).toBe('=?utf-8?B?R3');
  });

  it('reads raw UTF-8 and raw Latin-1', () => {
    expect(mail(Buffer.from('Subject: Grüße\nFrom: Jörg <a@b.example>\n\n')).from).toEqual({
      name: 'Jörg',
      address: 'a@b.example',
    });
    expect(mail('Subject: Gr\u00fc\u00dfe\nFrom: a@b.example\n\n').subject).toBe('Grüße');
  });

  it('unfolds, skips broken lines, and takes the first of duplicate fields', () => {
    const read = mail(
      'From: a@b.example\nSubject: one\n\ttwo\nthis line is broken\nSubject: three\nTo: c@d.example\n\nx',
    );
    expect([read.subject, read.to[0]?.address]).toEqual(['one two', 'c@d.example']);
  });

  it('reads addresses of every make', () => {
    const to = [
      '"Doe, Jane" <Jane.Doe@Example.ORG>',
      'bare@example.org',
      'Team: one@example.org, Two <two@example.org>;',
      'pete(the second)@example.org (Pete)',
      "'quoted@example.org'",
      '=?utf-8?Q?J=C3=B6rg?= <mailto:joerg@example.org>',
      '<@relay.example:routed@example.org>',
      'undisclosed-recipients:;',
      'No Address',
      'Missing Bracket <miss@example.org',
    ].join(', ');
    expect(mail(`From: a@b.example\nTo: ${to}\n\n`).to).toEqual([
      { name: 'Doe, Jane', address: 'jane.doe@example.org' },
      { name: null, address: 'bare@example.org' },
      { name: null, address: 'one@example.org' },
      { name: 'Two', address: 'two@example.org' },
      { name: 'the second Pete', address: 'pete@example.org' },
      { name: null, address: 'quoted@example.org' },
      { name: 'Jörg', address: 'joerg@example.org' },
      { name: null, address: 'routed@example.org' },
      { name: 'No Address', address: null },
      { name: 'Missing Bracket', address: 'miss@example.org' },
    ]);
  });

  it('bounds the recipients of a circular', () => {
    const to = Array.from({ length: 5000 }, (_, i) => `p${i}@example.org`).join(',\n ');
    expect(mail(`From: a@b.example\nTo: ${to}\n\n`).to).toHaveLength(1000);
  });

  it('lists references oldest first without repetitions, In-Reply-To last', () => {
    const read = mail(
      'From: a@b.example\nMessage-ID: <3@x>\nReferences: <1@x> <2@x>\n <1@x>\nIn-Reply-To: Your mail <4@x> of today\n\n',
    );
    expect([read.messageId, read.inReplyTo, read.references]).toEqual(['3@x', '4@x', ['1@x', '2@x', '4@x']]);
  });
});

describe('dates', () => {
  const at = (date: string, more = '') => mail(`From: a@b.example\n${more}Date: ${date}\n\n`);
  it.each([
    ['Fri, 20 Nov 2026 10:00:00 +0100', '2026-11-20T09:00:00.000Z'],
    ['20 Nov 26 10:00 EST', '2026-11-20T15:00:00.000Z'],
    ['Fri, 20 Nov 98 10:00:00', '1998-11-20T10:00:00.000Z'],
    ['Fri, 20 Nov 102 10:00:00 GMT', '2002-11-20T10:00:00.000Z'],
    ['Fri Nov 20 10:00:00 2026', '2026-11-20T10:00:00.000Z'],
    ['Fri Nov 20 10:00:00 CET 2026', '2026-11-20T09:00:00.000Z'],
    ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00.000Z'],
    ['Fri, 20 Nov 2026 10:00:00 +0000 (GMT (winter))', '2026-11-20T10:00:00.000Z'],
    ['November 20, 2026 1:05 PM', '2026-11-20T13:05:00.000Z'],
    ['Fre, 20. Okt 2026 10.00.00 +0200', '2026-10-20T08:00:00.000Z'],
  ])('reads %s', (written, iso) => {
    const read = at(written);
    expect([new Date(read.date ?? 0).toISOString(), read.dateSource]).toEqual([iso, 'header']);
  });

  it.each(['yesterday', '31 Feb 2026 10:00:00', '03/04/2026', '', 'Fri, 20 Nov 2026 99:99:99'])(
    'refuses %s',
    (written) => {
      expect(at(written)).toMatchObject({ date: null, dateSource: 'none' });
    },
  );

  it('falls back to the receipt and then to the envelope, also when the clock of the sender was ahead', () => {
    const received = 'Received: from x by y; Fri, 20 Nov 2026 10:00:00 +0000\n';
    expect(at('garbage', received)).toMatchObject({ date: Date.UTC(2026, 10, 20, 10), dateSource: 'received' });
    expect(at('Fri, 20 Nov 2037 10:00:00 +0000', received)).toMatchObject({ dateSource: 'received' });
    const read = mail('Subject: x\n\n', { fromLine: 'From a@b.example Fri Nov 20 10:00:00 2026' });
    expect(read).toMatchObject({ date: Date.UTC(2026, 10, 20, 10), dateSource: 'envelope' });
  });
});

describe('structure', () => {
  const part = (type: string, body: string, more = '') => `--b\nContent-Type: ${type}\n${more}\n${body}\n`;
  const multipart = (kind: string, ...parts: string[]) =>
    `From: a@b.example\nContent-Type: multipart/${kind}; boundary=b\n\npreamble\n${parts.join('')}--b--\nepilogue`;

  it('prefers the text of an alternative and keeps its HTML', () => {
    const read = mail(multipart('alternative', part('text/plain', 'plain'), part('text/html', '<p>rich</p>')));
    expect([read.text, read.html]).toEqual(['plain', '<p>rich</p>']);
  });

  it('makes readable text from HTML alone', () => {
    const html =
      '<style>p{}</style><p>Dear <b>Ann</b>,</p><ul><li>one</li><li>two</li></ul><p>See <a href="https://x.example/a">the plan</a> or <a href="https://y.example">https://y.example/</a></p><div style="display:none">hidden</div>';
    expect(mail(`From: a@b.example\nContent-Type: text/html\n\n${html}`).text).toBe(
      'Dear Ann,\n\n- one\n- two\n\nSee the plan <https://x.example/a> or https://y.example/',
    );
  });

  it('joins texts around an attachment and numbers nameless files', () => {
    const read = mail(
      multipart(
        'mixed',
        part('text/plain', 'above'),
        part('image/png', 'AAAA', 'Content-Transfer-Encoding: base64\n'),
        part('text/plain', 'below'),
      ),
    );
    expect(read.text).toBe('above\nbelow');
    expect(read.attachments.map(({ fileName, sizeBytes, isInline }) => [fileName, sizeBytes, isInline])).toEqual([
      ['attachment-1.png', 3, false],
    ]);
  });

  it('reads names by RFC 2231, by encoded word, and without their paths', () => {
    const names = [
      "Content-Disposition: attachment; filename*0*=utf-8''Gr%C3%BC; filename*1=sse.pdf\n",
      'Content-Disposition: attachment; filename="=?utf-8?Q?=C3=A4.pdf?="\n',
      'Content-Disposition: attachment; filename="C:\\\\Users\\\\ann\\\\..\\\\report.pdf"\n',
      'Content-Disposition: attachment; filename=a b.pdf\n',
      'Content-Disposition: attachment; filename="=?utf-8?B?Li4vLi4vYeKArnguZXhl?="\n',
      "Content-Disposition: attachment; filename*0*=utf-8''..%2F..%2Fet; filename*1*=c%2Fcon.pdf\n",
    ];
    const read = mail(multipart('mixed', ...names.map((more) => part('application/pdf', 'x', more))));
    expect(read.attachments.map((attachment) => attachment.fileName)).toEqual([
      'Grüsse.pdf',
      'ä.pdf',
      'report.pdf',
      'a b.pdf',
      'ax.exe',
      '_con.pdf',
    ]);
  });

  it('maps pictures of the HTML part to attachments through the sink', () => {
    const source = multipart(
      'related',
      part('text/html', '<img src="cid:logo@x"><img src="cid:gone">'),
      part('image/png', 'AAAA', 'Content-ID: <logo@x>\nContent-Transfer-Encoding: base64\n'),
    );
    const seen: string[] = [];
    const read = mail(source, { onAttachment: (file) => `/files/${seen.push(file.fileName)}` });
    expect(read.html).toBe('<img src="/files/1" data-cid="logo@x" /><img />');
    expect(read.attachments[0]).toMatchObject({ isInline: true, sizeBytes: 3 });
    expect(read.attachments[0]?.content).toHaveLength(0);
  });

  it.each([
    ['related', 'Content-ID: <pic>\nContent-Disposition: attachment\n', true],
    ['mixed', 'Content-ID: <pic>\n', true],
    ['mixed', 'Content-ID: <pic>\nContent-Disposition: attachment\n', false],
    ['mixed', 'Content-ID: <other>\n', false],
    ['related', '', false],
  ])('shows a picture of multipart/%s with %j in the text: %s', (kind, more, isInline) => {
    const source = multipart(kind, part('text/html', '<img src="cid:pic">'), part('image/png', 'AAAA', more));
    expect(mail(source).attachments).toMatchObject([{ isInline }]);
  });

  it('shows no address of what is no picture, and none that the sink does not give', () => {
    const html = part('text/html', '<img src="cid:a"><img src="cid:b">');
    const source = multipart(
      'related',
      html,
      part('image/png', 'AAAA', 'Content-ID: <a>\n'),
      part('application/pdf', 'AAAA', 'Content-ID: <b>\n'),
    );
    expect(mail(source, { onAttachment: ({ contentId }) => (contentId === 'b' ? '/b' : null) }).html).toBe(
      '<img /><img />',
    );
  });

  it.each([
    ['plain words beside HTML', 'Hi', 'Hi'],
    ['white space beside HTML', ' \u00a0\n', 'Rich'],
    ['a note that the mail is HTML', 'Please view this in your browser', 'Rich'],
    [
      'a long text that mentions HTML',
      `view this in your browser ${'x'.repeat(174)}`,
      `view this in your browser ${'x'.repeat(174)}`,
    ],
  ])('reads %s', (_, plain, text) => {
    const source = multipart(
      'alternative',
      part('text/plain; charset=latin1', plain),
      part('text/html', '<p>Rich</p>'),
    );
    expect(mail(source).text).toBe(text);
  });

  it.each([
    ['Can you send the HTML version of the plan?', '<p>Can you send the HTML version of the plan?</p>'],
    ['How do I close <html>?', '<p>How do I close &lt;html&gt;?</p><p>--</p>'],
  ])('keeps the text of a person who writes about HTML: %j', (plain, html) => {
    expect(mail(multipart('alternative', part('text/plain', plain), part('text/html', html))).text).toBe(plain);
  });

  it.each([
    ['<!DOCTYPE html>\n<html><body><p>Hi Ann</p></body></html>\n', 'Hi Ann', '<p>Hi Ann</p>'],
    ['<HTML lang="en"><body><p>Hi Ann</p></body></HTML>', 'Hi Ann', '<p>Hi Ann</p>'],
    ['<html> is the first tag.', '<html> is the first tag.', null],
    ['Write <html><body></body></html>', 'Write <html><body></body></html>', null],
    ['<p>Hi</p>', '<p>Hi</p>', null],
  ])('reads plain text as HTML only if it is a whole document: %j', (body, text, html) => {
    expect(withBody('text/plain', Buffer.from(body))).toMatchObject({ text, html });
  });

  it('reads the note where the HTML says nothing', () => {
    expect(mail(multipart('alternative', part('text/plain', 'HTML version'), part('text/html', '<p></p>'))).text).toBe(
      'HTML version',
    );
  });

  it('keeps similar and quoted boundaries apart, and closes what was left open', () => {
    const source =
      'From: a@b.example\nContent-Type: multipart/mixed; boundary="b"\n\n--b\nContent-Type: multipart/alternative; boundary="b b"\n\n--b b\n\none\n--bc\nstill one\n--b\n\ntwo';
    expect(mail(source).text).toBe('one\n--bc\nstill one\ntwo');
  });

  it.each([
    ['without a boundary parameter', 'multipart/mixed', '--x\n\nhello\n--x--\n', 'hello'],
    ['whose boundary never comes', 'multipart/mixed; boundary=zz', 'just text', 'just text'],
    ['with a content type that is none', 'garbage', 'just text', 'just text'],
  ])('reads a message %s', (_, type, body, text) => {
    expect(mail(`From: a@b.example\nContent-Type: ${type}\n\n${body}`).text).toBe(text);
  });

  it('attaches a forwarded message under its subject, and winmail.dat as it is', () => {
    const read = mail(
      multipart(
        'mixed',
        part('message/rfc822', 'Subject: Budget: 2026\n\ninner'),
        part('application/ms-tnef', 'x', 'Content-Disposition: attachment; filename=winmail.dat\n'),
      ),
    );
    expect(read.attachments.map(({ fileName, contentType }) => [fileName, contentType])).toEqual([
      ['Budget 2026.eml', 'message/rfc822'],
      ['winmail.dat', 'application/ms-tnef'],
    ]);
  });

  it('joins flowed lines at equal depth', () => {
    expect(
      mail('From: a@b.example\nContent-Type: text/plain; format=flowed\n\none \ntwo\n> deep \n> er\n-- \nAnn').text,
    ).toBe('one two\n> deep er\n-- \nAnn'.replace('-- ', '--'));
  });

  it('decodes quoted-printable with soft breaks, stray signs and lower-case digits', () => {
    expect(
      withBody('text/plain; charset=utf-8', Buffer.from('a=\nb = c=c3=a4 =\r\n=XX'), 'quoted-printable').text,
    ).toBe('ab = cä =XX');
  });

  it('decodes base64 with line ends, missing padding and a second run behind the first', () => {
    expect(withBody('text/plain', Buffer.from('aGVs\nbG8'), 'BASE64').text).toBe('hello');
    expect(withBody('text/plain', Buffer.from('aGVsbG8=\nIHlvdQ==\n'), 'base64').text).toBe('hello you');
  });

  it.each([
    ['behind a padding', 'aGVsbG8=\n_______________\nannounce mailing list\nhttps://lists.x.example\n'],
    ['behind a padding, of one word', 'aGVsbG8=\nunsubscribe\n'],
    ['behind whole groups', 'aGVs\nbG8h\n_______________\nannounce mailing list\n'],
    ['of words alone', 'aGVsbG8h\n\nTo unsubscribe, write to leave@x.example.\n'],
  ])('ignores the footer that a list put below base64 data, %s', (_, body) => {
    expect(withBody('text/plain', Buffer.from(body), 'base64').text).toMatch(/^hello!?$/);
  });

  it('ignores the footer below a large attachment', () => {
    const content = Buffer.alloc(3_000_000, 'The quick brown fox. ');
    const lines = content.toString('base64').match(/.{1,76}/g) ?? [];
    const footer = '\n\n_______________\nannounce mailing list\nhttps://lists.x.example\n';
    const read = withBody('application/pdf', Buffer.from(lines.join('\n') + footer), 'base64');
    expect(content.equals(read.attachments[0]?.content ?? new Uint8Array())).toBe(true);
  });

  it('decodes large attachments as it decodes small ones', () => {
    const content = Buffer.alloc(3_000_001, 'The quick brown fox. ');
    for (const [length, end] of [
      [76, '\n'],
      [72, '\r\n'],
      [61, '\n'],
    ] as const) {
      const lines = content.toString('base64').match(new RegExp(`.{1,${length}}`, 'g')) ?? [];
      const read = withBody('application/pdf', Buffer.from(lines.join(end)), 'base64');
      expect(content.equals(read.attachments[0]?.content ?? new Uint8Array())).toBe(true);
    }
  });

  it('summarizes an invitation', () => {
    const ics =
      'BEGIN:VCALENDAR\nMETHOD:REQUEST\nBEGIN:VEVENT\nUID:1@x\nSUMMARY:Lunch\\, again\nDTSTART:20261120T110000Z\nDTEND;TZID="Europe/Berlin:x":20261120T130000\nORGANIZER;CN="Ann: B":MAILTO:Ann@x.example\nEND:VEVENT\nEND:VCALENDAR';
    expect(mail(multipart('mixed', part('text/calendar; method=REQUEST', ics))).calendar).toEqual({
      method: 'REQUEST',
      uid: '1@x',
      title: 'Lunch, again',
      location: null,
      organizer: 'ann@x.example',
      startsAt: '2026-11-20T11:00:00.000Z',
      endsAt: '2026-11-20T13:00:00',
    });
  });

  describe('summarizes an invitation', () => {
    const invitation = (lines: string, end = 'END:VEVENT\nEND:VCALENDAR') =>
      mail(
        multipart(
          'mixed',
          part(
            'text/calendar',
            `BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Lunch\nDTSTART:20261120T110000Z\n${lines}\n${end}`,
          ),
        ),
      ).calendar;

    it.each([
      ['that is cut off', 'DESCRIPTION:As dis', ''],
      ['with a line that was wrapped by hand', 'DESCRIPTION:one\ntwo three'],
      ['with a quote that never ends', 'ATTENDEE;CN="Ann:mailto:ann@x.example'],
      ['with a rule that nobody knows', 'RRULE:FREQ=SOMETIMES'],
      ['with an end that is no time', 'DTEND:tomorrow'],
    ])('%s', (_case, lines, end?: string) => {
      expect(invitation(lines, end)).toMatchObject({
        title: 'Lunch',
        startsAt: '2026-11-20T11:00:00.000Z',
        endsAt: null,
      });
    });

    it('for a day, whether it calls itself one or not', () => {
      expect(invitation('DTEND;VALUE=DATE:20261121')?.endsAt).toBe('2026-11-21');
      expect(invitation('DTEND:20261121')?.endsAt).toBe('2026-11-21');
    });

    it('with marked signs and breaks of lines in its place', () => {
      expect(invitation('LOCATION:a\\, b\\; c\\\\\n\t d\\ne')?.location).toBe('a, b; c\\ d e');
    });
  });

  it('reads empty bodies and drops NUL bytes', () => {
    expect(mail('From: a@b.example\nSubject: x\n\n').text).toBe('');
    expect(mail('From: a@b.example\nSubject: x').subject).toBe('x');
    expect(mail('From: a@b.example\n\na\u0000b').text).toBe('ab');
  });
});

describe('what a message is', () => {
  const kind = (headers: string) => mail(`${headers}\n\nx`).kind;
  it.each([
    ['From: Ann <ann@x.example>', 'personal'],
    ['From: ann@x.example\nAuto-Submitted: no', 'personal'],
    ['From: ann@x.example\nX-Auto-Response-Suppress: DR', 'personal'],
    ['From: ann@x.example\nAuto-Submitted: auto-replied', 'automatic'],
    ['From: ann@x.example\nX-Auto-Response-Suppress: All', 'automatic'],
    ['From: ann@x.example\nAuto-Submitted: (by hand) no', 'personal'],
    ['From: ann@x.example\nAuto-Submitted: notify', 'automatic'],
    ['From: ann@x.example\nAuto-Submitted: auto-generated; owner-email="ann@x.example"', 'automatic'],
    ['From: ann@x.example\nPrecedence: auto_reply', 'automatic'],
    ['From: ann@x.example\nSubject: Out of office', 'personal'],
    ['From: ann@x.example\nSubject: Out of office\nReturn-Path: <ann@x.example>', 'personal'],
    ['From: ann@x.example\nSubject: Out of office\nReturn-Path: <>', 'automatic'],
    ['From: ann@x.example\nSubject: Automatic reply: Plan\nX-Auto-Response-Suppress: DR', 'automatic'],
    ['From: ann@x.example\nSubject: =?utf-8?Q?R=C3=A9ponse_automatique?=\nReturn-Path: <>', 'automatic'],
    ['From: ann@x.example\nSubject: Plan\nReturn-Path: <>', 'personal'],
    ['From: no-reply@x.example', 'automatic'],
    [
      'From: ann@x.example\nContent-Type: multipart/report; report-type=disposition-notification; boundary=b',
      'automatic',
    ],
    ['From: ann@x.example\nList-Id: <dev.x.example>', 'list'],
    ['From: news@x.example\nPrecedence: bulk', 'list'],
    ['From: MAILER-DAEMON@x.example', 'bounce'],
    ['From: x@x.example\nContent-Type: multipart/report; report-type=delivery-status; boundary=b', 'bounce'],
  ])('%s → %s', (headers, expected) => {
    expect(kind(headers)).toBe(expected);
  });
});

describe('flags', () => {
  const flags = (headers: string) => mail(`From: a@b.example\n${headers}\n\nx`).flags;
  it.each([
    ['X-Gmail-Labels: Inbox,Unread,"My, label"', { seen: false, folder: 'inbox' }],
    ['X-Gmail-Labels: =?UTF-8?Q?Gesendet,Wichtig?=', { seen: true, folder: 'sent' }],
    ['X-Gmail-Labels: Papierkorb,Posteingang', { folder: 'trash' }],
    ['Status: RO\nX-Status: AF', { seen: true, answered: true, flagged: true, folder: null }],
    ['Status: O', { seen: false }],
    ['X-Mozilla-Status: 0003', { seen: true, answered: true }],
    ['X-Mozilla-Status: 0008', { folder: 'trash' }],
    ['Subject: x', { seen: null, answered: null, folder: null }],
  ])('%s', (headers, expected) => {
    expect(flags(headers)).toMatchObject(expected);
  });
});

describe('the dedupe key', () => {
  const key = (headers: string, body = 'x') => mail(`From: a@b.example\n${headers}\n\n${body}`).dedupeKey;
  const dated = 'Message-ID: <1@x>\nDate: Fri, 20 Nov 2026 10:00:00 +0000\n';
  it('is one for copies of a message', () => {
    const body = 'The plan is ready. Have a look before Monday.';
    const returned = key(`${dated}Subject: [list] Re: Plan`, `${body}\n_______________\nlist footer`);
    expect(key(`${dated}Subject: Plan`, body)).toBe(returned);
  });
  it('is two for two messages under one Message-ID', () => {
    expect(key(`${dated}Subject: Plan`)).not.toBe(key(`${dated}Subject: Invoice`));
    expect(key(`${dated}Subject: Plan`, 'one')).not.toBe(key(`${dated}Subject: Plan`, 'two'));
    const opening = 'Dear Ada, thank you for the long conversation that we had on Monday.';
    expect(key(`${dated}Subject: Plan`, `${opening} Yes.`)).not.toBe(key(`${dated}Subject: Plan`, `${opening} No.`));
    expect(key('Message-ID: <1@x>\nSubject: a', 'one')).not.toBe(key('Message-ID: <1@x>\nSubject: a', 'two'));
  });
  it('is made of the content where there is no Message-ID', () => {
    expect(key('Subject: a', 'one')).toBe(key('Subject: a', 'one \n'));
    expect(key('Subject: a', 'one')).not.toBe(key('Subject: a', 'two'));
  });
});

it.each(['\u00ef\u00bb\u00bf', '\n\r\n', '\u00ef\u00bb\u00bf\n'])('reads a mail behind %j', (lead) => {
  expect(mail(`${lead}From: a@b.example\nSubject: x\n\nbody`)).toMatchObject({
    from: { address: 'a@b.example' },
    subject: 'x',
    text: 'body',
  });
});

it('says why a mail could not be read', () => {
  const source = 'From: a@b.example\nContent-Type: image/png\n\nAAAA';
  const onAttachment = () => {
    throw new Error('the disk is full');
  };
  expect(parseMail(Buffer.from(source), { onAttachment })).toEqual({
    ok: false,
    problem: { code: 'unreadable', reason: 'The message could not be read: the disk is full' },
  });
});

describe('what is no mail', () => {
  it.each([
    ['', 'empty'],
    ['\n \n', 'empty'],
    ['Dear diary, today it rained.', 'not_mail'],
    ['\u0000\u0001\u0002binary', 'not_mail'],
  ])('reports %j', (source, code) => {
    expect(parseMail(Buffer.from(source))).toMatchObject({ ok: false, problem: { code } });
  });
});
