import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

export interface MboxOrder {
  /** About how large the file becomes; it ends with the message that reaches it. */
  sizeBytes: number;
  /** The same seed gives the same file. */
  seed?: number;
  /** ms since the epoch: the date of the last message. */
  until?: number;
}

export interface MboxMade {
  messages: number;
  bytes: number;
}

/** Whose archive it is. */
export const mboxOwner = 'robin.vale@example.org';

const KB = 1024;
const MB = 1024 * KB;
const LINE = 76;
const FIRST = [
  'Ada',
  'Bruno',
  'Chidi',
  'Dagny',
  'Elif',
  'Farid',
  'Greta',
  'Hana',
  'Ivo',
  'Jörg',
  'Keiko',
  'Leïla',
  'Marek',
  'Noor',
  'Olu',
  'Pilar',
];
const LAST = [
  'Okafor',
  'Costa',
  'Eze',
  'Lund',
  'Demir',
  'Aziz',
  'Brandt',
  'Sato',
  'Horvat',
  'Müller',
  'Mori',
  'Haddad',
  'Nowak',
  'Visser',
  'Bello',
  'Ruiz',
];
const WORDS =
  'the a to of and we you offer plan figures contract meeting next week please send could delivery price order team project draft review budget report call date question terms sample invoice launch feedback agree number update before after with from about because need can will would time place people work'.split(
    ' ',
  );
const TITLES = [
  'Head of Procurement',
  'Sales Manager',
  'Managing Director',
  'Project Lead',
  'Account Manager',
  'Consultant',
];

/** Mulberry32: small, fast, and the same everywhere. */
function randomness(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: <Item>(items: readonly Item[], fallback: Item): Item => items[below(items.length)] ?? fallback,
  };
}
type Random = ReturnType<typeof randomness>;

interface Person {
  name: string;
  address: string;
  title: string;
  company: string;
}

function makePeople(random: Random, count: number): Person[] {
  return Array.from({ length: count }, (_, n) => {
    const first = random.pick(FIRST, 'Ada');
    const last = random.pick(LAST, 'Okafor');
    const company = `${last}${n % 97} Trading`;
    return {
      name: `${first} ${last}`,
      address: `p${n}@${company.toLowerCase().replace(/[^a-z0-9]/g, '')}.example`,
      title: random.pick(TITLES, 'Consultant'),
      company,
    };
  });
}

function prose(random: Random, sentences: number): string {
  const lines: string[] = [];
  for (let s = 0; s < sentences; s++) {
    const words = Array.from({ length: 6 + random.below(12) }, () => random.pick(WORDS, 'plan'));
    lines.push(`${words.join(' ')}${random.next() < 0.15 ? '?' : '.'}`);
  }
  return lines.join(' ').replace(/(.{60,76}) /g, '$1\n');
}

const signature = ({ name, title, company }: Person): string =>
  `-- \n${name}\n${title}\n${company} Ltd\n+44 20 7946 0018`;

/** Encoded noise, as pictures and compressed files are: no two lines alike, cheap to make. */
function base64Lines(random: Random, bytes: number): string {
  const block = Buffer.alloc(57 * 64);
  for (let i = 0; i < block.length; i += 4) block.writeUInt32LE(Math.floor(random.next() * 4294967296), i);
  const text = (block.toString('base64').match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []).join('\n');
  const copies = Math.max(1, Math.round(bytes / block.length));
  // A counter in each copy keeps the files different from each other.
  return Array.from({ length: copies }, (_, n) => `${n.toString(36).padStart(8, 'A')}${text.slice(8)}`).join('\n');
}

interface Thread {
  person: Person;
  subject: string;
  ids: string[];
  quote: string;
}

/** How many bytes an attachment has: mostly small, a few of many megabytes. */
function attachmentSize(random: Random): number {
  const dice = random.next();
  if (dice < 0.6) return 20 * KB + random.below(200 * KB);
  if (dice < 0.93) return 200 * KB + random.below(1.5 * MB);
  return dice < 0.995 ? 2 * MB + random.below(6 * MB) : 10 * MB + random.below(10 * MB);
}

function newsletter(random: Random, n: number): string {
  const rows = Array.from({ length: 25 + random.below(60) }, (_, row) => {
    const link = `https://news${n % 40}.example/a/${n}/${row}?u=${random.below(1e9)}`;
    return `<tr><td style="padding:12px 24px;font-family:Arial,Helvetica,sans-serif;font-size:14px;line-height:20px;color:#333333;background-color:#ffffff"><a href="${link}" style="color:#0a58ca;text-decoration:none"><img src="${link}.png" width="600" height="200" alt="" style="display:block;border:0"></a><h2 style="margin:0 0 8px">${prose(random, 1)}</h2><p>${prose(random, 3)}</p></td></tr>`;
  });
  return `<html><head><style>body{margin:0;padding:0}.x{display:none}</style></head><body><div style="display:none">${prose(random, 1)}</div><table width="600" cellpadding="0" cellspacing="0" border="0" align="center">${rows.join('\n')}</table></body></html>`;
}

const html = (text: string): string => `<div dir="ltr">${text.split('\n').join('<br>\n')}</div>`;

interface Drawn {
  headers: string[];
  body: string;
}

function alternative(text: string, rich: string): Drawn {
  return {
    headers: ['Content-Type: multipart/alternative; boundary="alt"'],
    body: `--alt\nContent-Type: text/plain; charset="UTF-8"\n\n${text}\n\n--alt\nContent-Type: text/html; charset="UTF-8"\n\n${rich}\n\n--alt--`,
  };
}

function withAttachment(random: Random, text: string, n: number): Drawn {
  const type = random.next() < 0.5 ? 'application/pdf' : 'image/jpeg';
  const name = type === 'application/pdf' ? `offer-${n}.pdf` : `photo-${n}.jpg`;
  return {
    headers: ['Content-Type: multipart/mixed; boundary="mix"'],
    body: `--mix\nContent-Type: text/plain; charset="UTF-8"\n\n${text}\n--mix\nContent-Type: ${type}; name="${name}"\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${base64Lines(random, attachmentSize(random))}\n--mix--`,
  };
}

/** Text with its answer's quotation below it, as people send it. */
function correspondence(random: Random, thread: Thread, author: Person, n: number): Drawn {
  const own = `${prose(random, 2 + random.below(8))}\n\n${signature(author)}`;
  const quoted =
    thread.quote === ''
      ? ''
      : `\n\nOn Mon, 2 Mar 2026 at 09:00, ${thread.person.name} wrote:\n${thread.quote.replace(/^/gm, '> ')}`;
  thread.quote = own.slice(0, 4 * KB);
  const dice = random.next();
  if (dice < 0.14) return withAttachment(random, own + quoted, n);
  if (dice < 0.6)
    return alternative(own + quoted, html(own) + (quoted === '' ? '' : `<blockquote>${html(quoted)}</blockquote>`));
  return { headers: ['Content-Type: text/plain; charset="UTF-8"'], body: own + quoted };
}

/**
 * Writes a mailbox as one person's years of mail look: correspondence in threads with quotes and signatures, newsletters, notifications, and
 * attachments that make up most of the bytes. Streams; the file may be larger than the memory.
 */
export async function makeMbox(
  file: string,
  { sizeBytes, seed = 1, until = Date.UTC(2026, 10, 19) }: MboxOrder,
): Promise<MboxMade> {
  const random = randomness(seed);
  const people = makePeople(random, 1500);
  const me: Person = { name: 'Robin Vale', address: mboxOwner, title: 'Partner', company: 'Vale & Co' };
  const threads: Thread[] = [];
  const out = createWriteStream(file);
  const start = until - (sizeBytes / (60 * KB)) * 3_600_000;
  let bytes = 0;
  let messages = 0;
  while (bytes < sizeBytes) {
    const n = messages++;
    const at = new Date(Math.min(until, start + n * 3_600_000));
    const text = Buffer.from(drawMessage(random, { n, at, people, me, threads }), 'utf8');
    bytes += text.length;
    if (!out.write(text)) await once(out, 'drain');
  }
  out.end();
  await finished(out);
  return { messages, bytes };
}

interface Scene {
  n: number;
  at: Date;
  people: readonly Person[];
  me: Person;
  threads: Thread[];
}

function drawMessage(random: Random, { n, at, people, me, threads }: Scene): string {
  const kind = random.next();
  const person = people[Math.floor(random.next() ** 2 * people.length)] ?? me;
  const id = `m${n}.${random.below(1e9)}@example.org`;
  if (kind < 0.3) {
    const rich = newsletter(random, n);
    const drawn =
      kind < 0.22
        ? alternative(prose(random, 20), rich)
        : { headers: ['Content-Type: text/html; charset=utf-8'], body: rich };
    const list = [`List-Id: <news${n % 40}.example>`, `List-Unsubscribe: <https://news${n % 40}.example/off>`];
    return written(
      { ...me, name: `News ${n % 40}`, address: `news@news${n % 40}.example` },
      me,
      `Issue ${n}`,
      at,
      id,
      [...list, ...drawn.headers],
      drawn.body,
    );
  }
  if (kind < 0.4) {
    const headers = ['Auto-Submitted: auto-generated', 'Content-Type: text/plain; charset=utf-8'];
    return written(
      { ...me, name: 'Billing', address: `no-reply@service${n % 30}.example` },
      me,
      `Receipt ${n}`,
      at,
      id,
      headers,
      prose(random, 6),
    );
  }
  const known =
    random.next() < 0.7 ? threads[threads.length - 1 - random.below(Math.min(threads.length, 200))] : undefined;
  const thread = known ?? { person, subject: prose(random, 1).slice(0, 50).replace(/\n/g, ' '), ids: [], quote: '' };
  if (known === undefined) threads.push(thread);
  if (threads.length > 400) threads.splice(0, 200);
  const isMine = random.next() < 0.4;
  const [from, to] = isMine ? [me, thread.person] : [thread.person, me];
  const drawn = correspondence(random, thread, from, n);
  const references =
    thread.ids.length === 0
      ? []
      : [
          `References: ${thread.ids
            .slice(-20)
            .map((one) => `<${one}>`)
            .join('\n ')}`,
          `In-Reply-To: <${thread.ids.at(-1)}>`,
        ];
  const subject = thread.ids.length === 0 ? thread.subject : `Re: ${thread.subject}`;
  thread.ids.push(id);
  const labels = isMine ? ['X-Gmail-Labels: Sent'] : ['X-Gmail-Labels: Inbox', `Delivered-To: ${mboxOwner}`];
  return written(from, to, subject, at, id, [...references, ...labels, ...drawn.headers], drawn.body);
}

function written(
  from: Person,
  to: Person,
  subject: string,
  at: Date,
  id: string,
  headers: readonly string[],
  body: string,
): string {
  const encoded = (name: string): string =>
    /^[ -~]*$/.test(name) ? name : `=?UTF-8?B?${Buffer.from(name).toString('base64')}?=`;
  const lines = [
    `From ${at.getTime()}@xxx ${at.toUTCString().slice(0, 3)} ${at.toUTCString().slice(8, 11)} ${at.toUTCString().slice(5, 7)} ${at.toUTCString().slice(17, 25)} +0000 ${at.getUTCFullYear()}`,
    'Received: from mx.example.org (mx.example.org [192.0.2.1]) by mail.example.org with ESMTPS id x1',
    ` for <${to.address}>; ${at.toUTCString().replace('GMT', '+0000')}`,
    'DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=example.org; s=s1; h=from:to:subject; bh=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=;',
    ` b=${'B'.repeat(172)}`,
    `From: ${encoded(from.name)} <${from.address}>`,
    `To: ${encoded(to.name)} <${to.address}>`,
    `Subject: ${subject}`,
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}>`,
    'MIME-Version: 1.0',
    ...headers,
  ];
  return `${lines.join('\n')}\n\n${body.replace(/^(>*From )/gm, '>$1')}\n\n`;
}
