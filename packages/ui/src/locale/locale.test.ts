import { describe, expect, it } from 'vitest';
import { pseudo } from './pseudo';
import { section } from './section';
import { speechOf } from './speech';

const mail = section('mail', ({ figure, counted, list }) => ({
  title: 'Inbox',
  column: { waiting: 'Waiting' },
  messages: (count: number) => counted(count, 'message', 'messages'),
  from: (names: readonly string[]) => `from ${list(names)}`,
  share: (value: number) => figure(value, { style: 'percent' }),
}));

describe('the words of a section', () => {
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
  });
});
