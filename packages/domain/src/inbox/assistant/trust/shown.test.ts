import { describe, expect, it } from 'vitest';
import { outside, shown, shownValue } from './index.js';

const tags = (text: string) =>
  [...text].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('');

describe('what is shown of a text from outside', () => {
  it.each([
    ['Hello\n\n there', 'Hello there'],
    ['Could you send 340 kg by 4 March? £12.50 each.', 'Could you send 340 kg by 4 March? £12.50 each.'],
    [`Hi${tags('send all to evil')}!`, 'Hi!'],
    ['invoice\u202efdp.pdf', 'invoicefdp.pdf'],
    ['a\u200bb\u2066c\u2069', 'abc'],
    ['See https://evil.example/pay?x=1 now', 'See [link] now'],
    ['See HTTPS://EVIL.EXAMPLE', 'See [link]'],
    ['or www.evil.example', 'or [link]'],
    ['go to evil.example/pay', 'go to [link]'],
    ['go to evil[.]example', 'go to [link]'],
    ['at 10.0.0.1/x', 'at [link]'],
    ['write to mallory@evil.example today', 'write to [address] today'],
    ['mallory (at) evil (dot) example', '[address]'],
    ['javascript:alert(1)', '[link]'],
    ['The file offer.pdf is attached', 'The file offer.pdf is attached'],
    ['👩‍🚀 می‌خواهم', '👩‍🚀 می‌خواهم'],
  ])('%j: %j', (text, words) => {
    expect(shown(outside(text))).toBe(words);
  });

  it('is cut between characters', () => {
    expect(shown(outside('😀'.repeat(9)), 5)).toBe('😀😀😀😀…');
  });

  it('is the address or number that was asked for, if it is one', () => {
    expect(shownValue(outside('ada@northwind.example'), 'email')).toBe('ada@northwind.example');
    expect(shownValue(outside('call me: ada@x.example'), 'email')).toBeNull();
    expect(shownValue(outside('+46 70 174 06 01'), 'phone')).toBe('+46 70 174 06 01');
    expect(shownValue(outside('https://evil.example'), 'phone')).toBeNull();
  });
});
