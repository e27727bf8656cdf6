import { describe, expect, it } from 'vitest';
import { pseudo, pseudoText } from './pseudo';
import { composed, type Speech, section, type TextOf } from './section';
import { speechOf } from './speech';
import { translator } from './translator';

const mail = section('mail', ({ figure, counted, list }) => ({
  title: 'Inbox',
  column: { waiting: 'Waiting' },
  messages: (count: number) => counted(count, 'message', 'messages'),
  from: (names: readonly string[]) => `from ${list(names)}`,
  share: (value: number) => figure(value, { style: 'percent' }),
}));

describe('the words of a section', () => {
  it('are the same object each time, so that a hook may depend on them', () => {
    expect(mail.english(speechOf('de-DE'))).toBe(mail.english(speechOf('de-DE')));
    expect(mail.english(speechOf('de-DE'))).not.toBe(mail.english(speechOf('en-GB')));
  });

  it('take the form that goes with the number, and write the number as the reader does', () => {
    const words = mail.english(speechOf('de-DE'));
    expect(words.messages(1)).toBe('1 message');
    expect(words.messages(40_000)).toBe('40.000 messages');
    expect(words.from(['Ada', 'Grace', 'Alan'])).toBe('from Ada, Grace and Alan');
    expect(words.share(0.12)).toBe('12\u00a0%');
  });

  it('keep the names of their gaps in the pseudo-locale, and grow by a third', () => {
    const words = pseudo(mail.english(speechOf('en-GB')));
    expect(words.title).toBe('[Íñƀóx ~~]');
    expect(words.column.waiting).toMatch(/^\[Ŵáíţíñĝ ~+\]$/);
    expect(words.messages(2)).toMatch(/^\[2 méššáĝéš ~+\]$/);
    expect(pseudoText('Ask <link>them</link>.')).toMatch(/^\[Ášķ <link>ţĥém<\/link>. ~+\]$/);
  });
});

describe('an amount of data', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1000, '1 kB'],
    [1550, '1.6 kB'],
    [840_300, '840 kB'],
    [999_999, '1 MB'],
    [1_234_567_890, '1.2 GB'],
    [52_000_000_000, '52 GB'],
    [4e15, '4,000 TB'],
  ])('of %d bytes is %s', (amount, words) => {
    expect(speechOf('en-GB').bytes(amount)).toBe(words);
  });

  it('has the reader’s own unit', () => {
    expect(speechOf('fr-FR').bytes(412_000_000)).toMatch(/^412\sMo$/);
  });
});

describe('another language', () => {
  const polish = translator('pl', {
    mail: ({ counted, figure, list }: Speech): TextOf<typeof mail> => ({
      title: 'Odebrane',
      column: { waiting: 'Czekają' },
      messages: (count) => counted(count, { one: 'list', few: 'listy', many: 'listów', other: 'listu' }),
      from: (names) => `od ${list(names)}`,
      share: (value) => figure(value, { style: 'percent' }),
    }),
  });
  const english = mail.english(speechOf('en-GB'));

  it('has its own forms for numbers, written as the reader writes them', () => {
    const words = polish(mail, english, 'pl-PL');
    expect([1, 3, 5].map(words.messages)).toEqual(['1 list', '3 listy', '5 listów']);
    expect(polish(mail, english, 'de-DE').messages(40_000)).toBe('40.000 listów');
    expect(words.from(['Ada', 'Grace'])).toBe('od Ada i Grace');
    expect(polish(mail, english, 'pl-PL')).toBe(words);
  });

  it('composes a section from its translated messages', () => {
    const letters = composed(mail, ({ messages }) => ({ messages: (count: number) => `${messages(count)}!` }));
    const words = polish(letters, letters.english(speechOf('en-GB')), 'pl-PL');
    expect(words.messages(3)).toBe('3 listy!');
    expect(words.title).toBe('Odebrane');
    expect(polish(letters, letters.english(speechOf('en-GB')), 'pl-PL')).toBe(words);
  });

  it('leaves what is not translated in English', () => {
    const other = section('other', { title: 'Other' });
    expect(polish(other, { title: 'Other' }, 'pl-PL').title).toBe('Other');
  });
});
