import { describe, expect, it } from 'vitest';
import { linkify } from './linkify';

const links = (text: string) => linkify(text).flatMap((part) => part.href ?? []);

describe('linkify', () => {
  it('leaves text without addresses alone', () => {
    expect(linkify('See you at 9.30, bring the v2.1 draft.')).toEqual([
      { text: 'See you at 9.30, bring the v2.1 draft.' },
    ]);
    expect(linkify('')).toEqual([]);
  });

  it('ends an address before the marks of the sentence', () => {
    expect(links('Read https://example.com/a?b=1, then (https://example.com/x_(y)).')).toEqual([
      'https://example.com/a?b=1',
      'https://example.com/x_(y)',
    ]);
  });

  it('makes www addresses secure, and no link of any other scheme', () => {
    expect(links('www.example.com/path javascript:alert(1) file:///etc/passwd')).toEqual([
      'https://www.example.com/path',
    ]);
  });

  it('loses no character', () => {
    const text = 'a https://example.com. b\n\nwww.example.org! c';
    expect(
      linkify(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
