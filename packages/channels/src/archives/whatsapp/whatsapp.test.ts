import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contextWith, itemsOf, messagesOf, textFile } from '../testing.js';
import { isWhatsappChat } from './chat.js';
import { chatNameOf } from './chat-name.js';
import { headerOf } from './header.js';
import { readWhatsapp } from './read.js';

const chat = (lines: readonly string[], path = '_chat.txt') => textFile(path, lines.join('\n'));
const read = (lines: readonly string[], changes = {}) => messagesOf(readWhatsapp(chat(lines), contextWith(changes)));
const instants = async (...lines: string[]) =>
  (await read(lines)).map(({ at }) => new Date(at).toISOString().replace('.000Z', ''));

describe('a header', () => {
  it.each([
    ['German Android', '31.12.23, 22:05 - Ada: Hallo', '2023-12-31T22:05:00'],
    ['US Android', '12/31/23, 10:05 PM - Ada: Hi', '2023-12-31T22:05:00'],
    ['US Android with a narrow space', '12/31/23, 10:05\u202fPM - Ada: Hi', '2023-12-31T22:05:00'],
    ['British Android', '31/12/2023, 22:05 - Ada: Hi', '2023-12-31T22:05:00'],
    ['Brazilian Android without a comma', '31/12/2023 22:05 - Ada: Oi', '2023-12-31T22:05:00'],
    ['Dutch Android', '31-12-2023 22:05 - Ada: Hoi', '2023-12-31T22:05:00'],
    ['Swedish Android', '2023-12-31 22:05 - Ada: Hej', '2023-12-31T22:05:00'],
    ['Finnish Android', '31.12.2023 klo 22.05 - Ada: Hei', '2023-12-31T22:05:00'],
    ['Spanish Android', '31/12/23, 10:05 p. m. - Ada: Hola', '2023-12-31T22:05:00'],
    ['Spanish Android in the morning', '31/12/23, 12:05 a.\u00a0m. - Ada: Hola', '2023-12-31T00:05:00'],
    ['Hungarian Android', '2023. 12. 31. 22:05 - Ada: Szia', '2023-12-31T22:05:00'],
    ['Bulgarian Android', '31.12.23 г., 22:05 ч. - Ada: Здравей', '2023-12-31T22:05:00'],
    ['Korean Android', '2023. 12. 31. 오후 10:05, Ada : 안녕', '2023-12-31T22:05:00'],
    ['Korean Android with units', '2023년 12월 31일 오후 10:05, Ada : 안녕', '2023-12-31T22:05:00'],
    ['Chinese Android', '2023/12/31 下午10:05 - Ada: 你好', '2023-12-31T22:05:00'],
    ['Japanese Android', '2023/12/31 22:05 - Ada: やあ', '2023-12-31T22:05:00'],
    ['Arabic Android', '\u200f٣١/\u200f١٢/\u200f٢٠٢٣، ١٠:٠٥ م - Ada: مرحبا', '2023-12-31T22:05:00'],
    ['Hindi Android', '31/12/23, 10:05 अपराह्न - Ada: नमस्ते', '2023-12-31T22:05:00'],
    ['Thai Android', '31/12/2566 22:05 - Ada: สวัสดี', '2023-12-31T22:05:00'],
    ['German iPhone', '[31.12.23, 22:05:10] Ada: Hallo', '2023-12-31T22:05:10'],
    ['US iPhone', '[12/31/23, 10:05:10\u202fPM] Ada: Hi', '2023-12-31T22:05:10'],
    ['French iPhone', '[31/12/2023 22:05:10] Ada: Salut', '2023-12-31T22:05:10'],
    ['Chinese iPhone', '[2023/12/31 下午10:05:10] Ada: 你好', '2023-12-31T22:05:10'],
    ['iPhone with a mark before it', '\u200e[31.12.23, 22:05:10] Ada: Hallo', '2023-12-31T22:05:10'],
  ])('of a %s phone is read', async (_, line, expected) => {
    expect(await instants(line)).toEqual([expected]);
    expect(isWhatsappChat(`\ufeff${line}\r\nmore`)).toBe(true);
  });

  it.each([
    'Hello there',
    '12:30 - see you',
    'Subject: Hello',
    'From ada@example.org Fri Nov 20 09:30:00 2026',
    '1/2 - half of it',
    '{"name": "Ada"}',
    '',
  ])('is not seen in %j', (line) => {
    expect(headerOf(line)).toBeNull();
  });
});

describe('the order of day and month', () => {
  it.each([
    ['a day above 12 comes first', ['05/01/24, 10:00 - A: x', '13/01/24, 10:00 - A: y'], '2024-01-05T10:00:00'],
    ['a day above 12 comes second', ['05/01/24, 10:00 - A: x', '05/13/24, 10:00 - A: y'], '2024-05-01T10:00:00'],
    [
      'time runs forward only in one',
      ['01/02/24, 10:00 - A: x', '01/03/24, 10:00 - A: y', '02/01/24, 10:00 - A: z'],
      '2024-01-02T10:00:00',
    ],
    ['a 12-hour clock with slashes is American', ['01/02/24, 10:00 AM - A: x'], '2024-01-02T10:00:00'],
    ['anything else has the day first', ['01/02/24, 10:00 - A: x'], '2024-02-01T10:00:00'],
  ])('is decided once per file: %s', async (_, lines, expected) => {
    expect((await instants(...lines))[0]).toBe(expected);
  });
});

describe('a chat', () => {
  it('keeps the lines of a message together, also those that look like a header elsewhere', async () => {
    const [one, two] = await read([
      '31.12.23, 22:05 - Ada: First',
      '',
      '12/31/23, 10:05 PM - Bob: pasted',
      'last',
      '31.12.23, 22:06 - Bob: Second: with a colon',
    ]);
    expect(one?.text).toBe('First\n\n12/31/23, 10:05 PM - Bob: pasted\nlast');
    expect([two?.author.name, two?.text]).toEqual(['Bob', 'Second: with a colon']);
  });

  it('names people without marks, spaces and tildes', async () => {
    const [message] = await read([
      '[31.12.23, 22:05:10] ~\u00a0Ada\u202fOkafor: Hi',
      '[31.12.23, 22:06:10] \u202a+49\u00a0170\u00a01234567\u202c: Hi',
    ]);
    expect(message?.author.name).toBe('Ada Okafor');
  });

  it.each([
    '31.12.23, 22:05 - Messages and calls are end-to-end encrypted.',
    '31.12.23, 22:05 - Ada created group "Fair: 2024"',
    '[31.12.23, 22:05:10] Ada: \u200eMessages and calls are end-to-end encrypted. No one outside of this chat can read them.',
    '[31.12.23, 22:05:10] Ada: \u200eAda hat die Gruppe erstellt.',
  ])('passes over what WhatsApp says: %s', async (line) => {
    expect(await itemsOf(readWhatsapp(chat([line]), contextWith()))).toEqual([
      { kind: 'skipped', reason: 'service', ours: null },
    ]);
  });

  it.each([
    ['31.12.23, 22:05 - Ada: This message was deleted', null],
    ['31.12.23, 22:05 - Mara: You deleted this message', 'Mara'],
    ['[31.12.23, 22:05:10] Mara: \u200eDu hast diese Nachricht gelöscht.', 'Mara'],
    ['[31.12.23, 22:05:10] Ada: \u200eCe message a été supprimé.', null],
  ])('passes over deleted messages, and learns from ours: %s', async (line, name) => {
    const ours = name === null ? null : { id: name, name };
    expect(await itemsOf(readWhatsapp(chat([line]), contextWith()))).toEqual([
      { kind: 'skipped', reason: 'deleted', ours },
    ]);
  });

  it.each([
    ['31.12.23, 22:05 - Ada: <Media omitted>', '', 'Media omitted', null],
    ['31.12.23, 22:05 - Ada: <Medien ausgeschlossen>', '', 'Medien ausgeschlossen', null],
    ['31.12.23, 22:05 - Ada: <Без медиафайлов>', '', 'Без медиафайлов', null],
    ['[31.12.23, 22:05:10] Ada: \u200eimage omitted', '', 'image omitted', null],
    ['[31.12.23, 22:05:10] Ada: \u200eBild weggelassen', '', 'Bild weggelassen', null],
    ['31.12.23, 22:05 - Ada: \u200eIMG-1.jpg (file attached)\nThe fair', 'The fair', 'IMG-1.jpg', 'IMG-1.jpg'],
    ['31.12.23, 22:05 - Ada: \u200ePlan v2.pdf (Datei angehängt)', '', 'Plan v2.pdf', 'Plan v2.pdf'],
    ['31.12.23, 22:05 - Ada: KNOWN.jpg (archivo adjunto)', '', 'KNOWN.jpg', 'KNOWN.jpg'],
    ['[31.12.23, 22:05:10] Ada: \u200e<attached: 0001-PHOTO.jpg>', '', '0001-PHOTO.jpg', '0001-PHOTO.jpg'],
    ['[31.12.23, 22:05:10] Ada: Look \u200e<Anhang: 0001-PHOTO.jpg>', 'Look', '0001-PHOTO.jpg', '0001-PHOTO.jpg'],
  ])('has files: %s', async (lines, text, name, path) => {
    const known = (file: string) => file === 'KNOWN.jpg' || file === '0001-PHOTO.jpg';
    const [message] = await read(lines.split('\n'), { hasFile: known });
    expect(message).toMatchObject({ text, files: [{ name, path }] });
  });

  it.each([
    ['31.12.23, 22:05 - Ada: See report.pdf (the new one)', 'See report.pdf (the new one)'],
    ['31.12.23, 22:05 - Ada: I <3 it', 'I <3 it'],
    ['31.12.23, 22:05 - Ada: <tag>', '<tag>'],
    ['31.12.23, 22:05 - Ada: Friday then <This message was edited>', 'Friday then'],
    ['[31.12.23, 22:05:10] Ada: Friday then \u200e<Diese Nachricht wurde bearbeitet.>', 'Friday then'],
  ])('keeps what people wrote: %s', async (line, text) => {
    expect(await read([line])).toMatchObject([{ text, files: [] }]);
  });

  it('gives one key to one message on Android and on an iPhone, with media and without', async () => {
    const [android] = await read(['31.12.23, 22:05 - Ada: <Media omitted>', '31.12.23, 22:06 - Mara: ok'], {
      owners: ['Mara'],
    });
    const [iphone] = await read(
      ['[31.12.23, 22:05:41] Ada: \u200e<attached: 1.jpg>', '[31.12.23, 22:06:00] Mara: ok'],
      { owners: ['Mara'] },
    );
    expect(iphone?.key).toBe(android?.key);
  });

  it('tells equal messages of one minute apart, in their order', async () => {
    const all = await read(['31.12.23, 22:05 - Ada: ok', '31.12.23, 22:05 - Ada: ok', '31.12.23, 22:05 - Bob: ok']);
    expect(new Set(all.map(({ key }) => key)).size).toBe(3);
    expect(all.map(({ at }) => at % 1000)).toEqual([0, 1, 2]);
  });

  it('is with whoever is not us', async () => {
    const lines = ['31.12.23, 22:05 - Ada: Hi', '31.12.23, 22:06 - Mara: Hello'];
    const [known] = await read(lines, { owners: ['mara'] });
    expect(known?.thread).toMatchObject({ isGroup: false, other: { id: 'Ada' } });
    const [named] = await messagesOf(readWhatsapp(chat(lines, 'WhatsApp Chat with Ada.txt'), contextWith()));
    expect(named?.thread.other?.id).toBe('Ada');
    const [unknown] = await read(lines);
    expect(unknown?.thread.other).toBeNull();
  });

  it('with three people, or named after neither of two, is a group', async () => {
    const two = ['31.12.23, 22:05 - Ada: Hi', '31.12.23, 22:06 - Mara: Hello'];
    const [three] = await read([...two, '31.12.23, 22:07 - Bob: Hey']);
    const [named] = await messagesOf(readWhatsapp(chat(two, 'WhatsApp Chat with The fair.txt'), contextWith()));
    expect([three?.thread.isGroup, named?.thread.isGroup, named?.thread.name]).toEqual([true, true, 'The fair']);
  });
});

it.each([
  ['WhatsApp Chat with Ada Okafor.txt', 'Ada Okafor'],
  ['WhatsApp Chat with Ada (2).zip', 'Ada'],
  ['WhatsApp-Chat mit Ada.zip', 'Ada'],
  ['Chat de WhatsApp con Ada.txt', 'Ada'],
  ['Conversa do WhatsApp com Ada.txt', 'Ada'],
  ['Discussion WhatsApp avec Ada.txt', 'Ada'],
  ['WhatsApp Chat - Ada.zip', 'Ada'],
  ['_chat.txt', null],
  ['export.zip', null],
])('%s is a chat with %s', (file, name) => {
  expect(chatNameOf([file])).toBe(name);
});

describe('whatever people write', () => {
  const two = (number: number) => String(number).padStart(2, '0');
  type Moment = { y: number; mo: number; d: number; h: number; mi: number };
  const half = (h: number, [am, pm]: readonly [string, string]) =>
    [h % 12 === 0 ? 12 : h % 12, h < 12 ? am : pm] as const;
  const PRINTERS: Record<string, (moment: Moment) => string> = {
    'German Android': ({ y, mo, d, h, mi }) => `${two(d)}.${two(mo)}.${two(y % 100)}, ${two(h)}:${two(mi)} - `,
    'US Android': ({ y, mo, d, h, mi }) => {
      const [hour, word] = half(h, ['AM', 'PM']);
      return `${mo}/${d}/${two(y % 100)}, ${hour}:${two(mi)}\u202f${word} - `;
    },
    'Spanish Android': ({ y, mo, d, h, mi }) => {
      const [hour, word] = half(h, ['a.\u00a0m.', 'p.\u00a0m.']);
      return `${d}/${mo}/${two(y % 100)}, ${hour}:${two(mi)} ${word} - `;
    },
    'Swedish Android': ({ y, mo, d, h, mi }) => `${y}-${two(mo)}-${two(d)} ${two(h)}:${two(mi)} - `,
    'German iPhone': ({ y, mo, d, h, mi }) => `[${two(d)}.${two(mo)}.${two(y % 100)}, ${two(h)}:${two(mi)}:00] `,
    'US iPhone': ({ y, mo, d, h, mi }) => {
      const [hour, word] = half(h, ['AM', 'PM']);
      return `[${mo}/${d}/${two(y % 100)}, ${hour}:${two(mi)}:00\u202f${word}] `;
    },
    'Chinese iPhone': ({ y, mo, d, h, mi }) => {
      const [hour, word] = half(h, ['上午', '下午']);
      return `[${y}/${mo}/${d} ${word}${hour}:${two(mi)}:00] `;
    },
  };
  const moment = fc.record({
    y: fc.integer({ min: 2010, max: 2030 }),
    mo: fc.integer({ min: 1, max: 12 }),
    // A day above 12 in the first message decides the order.
    d: fc.integer({ min: 13, max: 28 }),
    h: fc.integer({ min: 0, max: 23 }),
    mi: fc.integer({ min: 0, max: 59 }),
  });
  const words = fc
    .array(fc.stringMatching(/^[a-zäéñ0-9.,!?€😀 ]{1,20}$/u), { minLength: 1, maxLength: 3 })
    .map((lines) =>
      lines
        .map((line) => line.trim())
        .join('\n')
        .trim(),
    )
    .filter((text) => text !== '' && text !== 'null');
  const said = fc.record({ at: moment, by: fc.constantFrom('Ada Okafor', 'Mara', '+49 170 1234567'), text: words });

  it.each(Object.entries(PRINTERS))('is read back from a %s export', async (_, print) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(said, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 64 }),
        async (all, size) => {
          const file = all.map(({ at, by, text }) => `${print(at)}${by}: ${text}`).join('\r\n');
          const back = await messagesOf(readWhatsapp(textFile('_chat.txt', file, size), contextWith()));
          expect(back.map(({ author, text }) => [author.name, text])).toEqual(all.map(({ by, text }) => [by, text]));
          expect(back.map(({ at }) => Math.floor(at / 1000) * 1000)).toEqual(
            all.map(({ at: { y, mo, d, h, mi } }) => Date.UTC(y, mo - 1, d, h, mi)),
          );
          expect(new Set(back.map(({ key }) => key)).size).toBe(back.length);
        },
      ),
      { numRuns: 60 },
    );
  });
});
