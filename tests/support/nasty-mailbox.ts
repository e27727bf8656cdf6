import { type Letter, toMbox, utf8 } from './mail.ts';

/** Whose archive it is. */
export const owner = 'mara@lindgren.example';

const from = `Mara Lindgren <${owner}>`;
const ada = 'Ada Okafor <ada.okafor@brightwater.example>';
const bruno = '"Costa, Bruno" <bruno@costa-foods.example>';

/** Asked, answered, asked again: the last word is Ada's, so her last message waits in the inbox. */
const contract: Letter[] = [
  {
    date: '2026-03-02T09:00:00Z',
    from: ada,
    to: from,
    subject: 'Supply contract for 2027',
    messageId: 'contract-1@brightwater.example',
    body: 'Hi Mara,\n\nattached are our figures. Could you send your terms?\n\nBest\nAda\n\n-- \nAda Okafor\nHead of Procurement\nBrightwater Ltd\n+44 20 7946 0018\n',
  },
  {
    date: '2026-03-03T10:15:00Z',
    from,
    to: ada,
    subject: 'Re: Supply contract for 2027',
    messageId: 'contract-2@lindgren.example',
    inReplyTo: 'contract-1@brightwater.example',
    references: ['contract-1@brightwater.example'],
    body: 'Dear Ada,\n\nour terms are unchanged.\n\nMara\n\nOn Mon, 2 Mar 2026 at 09:00, Ada Okafor wrote:\n> Hi Mara,\n> attached are our figures. Could you send your terms?\n',
  },
  {
    date: '2026-03-05T08:30:00Z',
    from: ada,
    to: from,
    subject: 'Re: Supply contract for 2027',
    messageId: 'contract-3@brightwater.example',
    inReplyTo: 'contract-2@lindgren.example',
    references: ['contract-1@brightwater.example', 'contract-2@lindgren.example'],
    body: 'Thank you, Mara. Can you sign by Friday? It is urgent for our board.\n\nAda\n\nOn Tue, 3 Mar 2026 at 10:15, Mara Lindgren wrote:\n> Dear Ada,\n> our terms are unchanged.\n',
  },
];

/** The owner spoke last: waiting. The body has a line that looks like the start of a message. */
const tasting: Letter = {
  date: '2026-03-04T16:00:00Z',
  from,
  to: bruno,
  subject: 'Tasting in Porto',
  messageId: 'tasting-1@lindgren.example',
  body: 'Bruno,\n\nFrom here it looks fine.\nFrom what I hear, the 12th suits you?\n\nMara\n',
};

/** What nobody has to answer, and what is too old to be answered: completed. */
const closed: Letter[] = [
  {
    date: '2026-03-06T06:00:00Z',
    from: 'Grain Weekly <news@grainweekly.example>',
    to: from,
    subject: '[grain] Prices this week',
    messageId: 'issue-88@grainweekly.example',
    headers: [
      'List-Id: <grain.grainweekly.example>',
      'List-Unsubscribe: <mailto:off@grainweekly.example>',
      'Precedence: bulk',
    ],
    contentType: 'text/html; charset=utf-8',
    body: '<style>body{position:fixed}</style><h1>Prices</h1><script>document.title="owned"</script><p onclick="x()">Wheat is up.</p><img src="https://track.grainweekly.example/p.gif">\n',
  },
  {
    date: '2026-03-04T16:01:00Z',
    from: 'Mail Delivery Subsystem <mailer-daemon@lindgren.example>',
    to: from,
    subject: 'Undelivered Mail Returned to Sender',
    messageId: 'bounce-1@lindgren.example',
    headers: ['Auto-Submitted: auto-replied'],
    contentType: 'multipart/report; report-type=delivery-status; boundary="bounce"',
    body: '--bounce\nContent-Type: text/plain\n\nThe address nobody@costa-foods.example does not exist.\n--bounce\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.lindgren.example\n\nFinal-Recipient: rfc822; nobody@costa-foods.example\nAction: failed\nStatus: 5.1.1\n--bounce--\n',
  },
  {
    date: '2025-06-01T12:00:00Z',
    from: 'old.friend@example.org',
    to: from,
    subject: 'Are you coming in summer?',
    messageId: 'summer@example.org',
    body: 'Are you?\n',
  },
];

/** Charsets, folded and encoded headers, missing dates, broken MIME: all of it readable mail that waits for an answer. */
const odd: Letter[] = [
  {
    date: '2026-03-01T11:00:00Z',
    from: '=?ISO-8859-1?Q?J=FCrgen_M=FCller?= <juergen@mueller-buero.example>',
    to: from,
    subject: '=?UTF-8?B?R3LDvMOfZSBhdXM=?=\r\n =?UTF-8?Q?_K=C3=B6ln?=',
    messageId: 'koeln@mueller-buero.example',
    contentType: 'text/plain; charset=windows-1252',
    encoding: 'quoted-printable',
    body: 'Gr=FC=DFe aus K=F6ln =96 wann passt es Ihnen?\n',
  },
  {
    date: '2026-02-27T04:00:00Z',
    from: '=?UTF-8?B?5p2O5bCP6b6Z?= <li@longfeng.example>',
    to: from,
    subject: utf8('价格 list'),
    messageId: 'price@longfeng.example',
    contentType: 'text/plain; charset=utf-8',
    body: utf8('请问价格是多少? 🍵\n'),
  },
  {
    from: 'Nadia Haddad <nadia@haddad-law.example>',
    to: from,
    subject: 'No date on this one',
    messageId: 'undated@haddad-law.example',
    body: 'Did you receive the file?\n',
  },
  {
    date: '2026-02-26T15:00:00Z',
    from: 'Piotr Nowak <piotr@nowak.example>',
    to: from,
    subject: 'Broken in transit',
    messageId: 'broken@nowak.example',
    contentType: 'multipart/mixed; boundary="never-closed"',
    body: '--never-closed\nContent-Type: text/plain; charset=x-unknown-42\n\nCan you read this?\n--never-closed\nContent-Type: application/pdf; name="offer.pdf"\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename="offer.pdf"\n\nJVBERi0xLjQKJSVFT0Y=\n',
  },
];

/** The same message once more, as overlapping exports have it. */
const again: Letter = { ...tasting, headers: ['X-Gmail-Labels: Sent'] };

/** Left out and counted. */
const spam: Letter = {
  date: '2026-03-01T00:00:00Z',
  from: 'win@prize.example',
  to: from,
  subject: 'You won',
  messageId: 'won@prize.example',
  headers: ['X-Gmail-Labels: Spam,Unread'],
  body: 'Click here.\n',
};

/** A small archive with everything that real ones have, and what must come of it. */
export const nastyMailbox = {
  file: toMbox([...contract, tasting, ...closed, ...odd, again, spam]),
  /** Distinct messages that are on the board afterwards. */
  messages: contract.length + 1 + closed.length + odd.length,
  repeats: 1,
  leftOut: 1,
  /** People whose last word waits for the owner. */
  inbox: ['Ada Okafor', 'Jürgen Müller', '李小龙', 'Piotr Nowak'],
  waiting: ['Bruno Costa'],
} as const;

/** An archive of equal, numbered messages, long enough that its import can be interrupted. */
export const longMailbox = (count: number): Buffer =>
  toMbox(
    Array.from({ length: count }, (_, index) => ({
      date: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
      from: `Person ${index % 400} <person${index % 400}@example.net>`,
      to: from,
      subject: `Note ${index}`,
      messageId: `note-${index}@example.net`,
      body: `Dear Mara,\n\nthis is note number ${index}.\n\nRegards\n`,
    })),
  );
