import { describe, expect, it } from 'vitest';
import { COUNT_FIELDS, type EnrichmentField } from './fields.js';
import { withField } from './values.js';

const value = (field: EnrichmentField, given: unknown) => withField({}, field, given)[field];

describe('a text', () => {
  it('has lines where it is one of a post, and none elsewhere', () => {
    expect(withField({ likes: 1 }, 'text', ' one  two\n\tthree ')).toEqual({ likes: 1, text: 'one two\n three' });
    expect(value('author', ' Ada\n \tBerg ')).toBe('Ada Berg');
    expect(value('author', 7)).toBe('7');
    expect(value('author', true)).toBeNull();
  });

  it.each([
    ['text', 5_000],
    ['author', 300],
  ] as const)('in %s is %d long at most', (field, longest) => {
    expect(value(field, 'x'.repeat(longest + 1))).toBe('x'.repeat(longest));
    expect(value(field, `${'x'.repeat(longest - 1)}😀`)).toBe(`${'x'.repeat(longest - 1)}\ufffd`);
  });

  it('is looked for in 20,000 characters of markup', () => {
    const tags = '<b>'.repeat(6_666);
    expect(value('text', `${tags}ab`)).toBe('ab');
    expect(value('text', `${tags}abc`)).toBe('ab');
  });

  it.each([
    ['<STYLE type="a">b{}</style >Hello', 'Hello'],
    ['Hello<script>never closed', 'Hello'],
    ['<scripted>a</scripted>', 'a'],
    ['a<br>b</p>c</div>d</li>e<p>f', 'a\nb\nc\nd\nef'],
    ['<!-- a -->b<!doctype html>', 'b'],
    ['1 < 2 > 1, <3, a<b', '1 < 2 > 1, <3, a<b'],
    ['&AMP;&lt;&gt;&quot;&apos;&nbsp;.', '&<>"\' .'],
    ['&unknown; &euro;', '&unknown; &euro;'],
    ['&#128512;&#x1F600;', '😀😀'],
    ['&#1114111;&#1114112;', '\u{10ffff}&#1114112;'],
    ['&#xd800;', '\ufffd'],
    ['&#0;&#x0;', '&#0;&#x0;'],
    ['&#12345678; &#x1234567;', '&#12345678; &#x1234567;'],
  ])('of the markup %j is %j', (html, text) => {
    expect(value('text', html)).toBe(text);
  });
});

describe('a time', () => {
  it.each([
    [999_999_999, null],
    [1_000_000_000, '2001-09-09T01:46:40.000Z'],
    [1_780_000_000.5, '2026-05-28T20:26:40.500Z'],
    [4_102_444_799, '2099-12-31T23:59:59.000Z'],
    [4_102_444_800, null],
    [99_999_999_999, null],
    [1_000_000_000_000.9, '2001-09-09T01:46:40.000Z'],
    ['1000000000000', '2001-09-09T01:46:40.000Z'],
    ['999999999999', null],
    ['178000000', null],
    ['17800000001234', null],
    ['2026-05-28', '2026-05-28T00:00:00.000Z'],
    ['2026-05-28T20:26:40+02:00', '2026-05-28T18:26:40.000Z'],
    ['2026-05-28x', null],
    ['x2026-05-28', null],
    ['2026-13-45', null],
    [null, null],
    [['2026-05-28'], null],
  ])('written %j is %s', (given, time) => {
    expect(value('timestamp', given)).toBe(time);
  });
});

describe('a count', () => {
  it.each([
    [0, 0],
    [2 ** 53, null],
    ['1.204.500', 1_204_500],
    ["1'204", 1_204],
    ['1 204 ', 1_204],
    ['12,04', null],
    ['1,204,', null],
    ['1234,567', null],
    ['x12', null],
    ['12 likes', null],
    ['999999999999', 999_999_999_999],
    ['1000000000000', null],
    ['1,000,000,000', 1_000_000_000],
    ['1,000,000,000,000', null],
    ['', null],
    [true, null],
  ])('written %j is %s', (given, count) => {
    expect(COUNT_FIELDS.map((field) => value(field, given))).toEqual(COUNT_FIELDS.map(() => count));
  });
});

describe('an address', () => {
  it.each([
    ['http://a.example', 'http://a.example/'],
    ['https://ada@a.example/', null],
    ['https://:pw@a.example/', null],
    ['ftp://a.example/', null],
    [7, null],
    [`https://a.example/${'x'.repeat(1_982)}`, `https://a.example/${'x'.repeat(1_982)}`],
    [`https://a.example/${'x'.repeat(1_983)}`, null],
  ])('of %j is %s', (given, url) => {
    expect(value('url', given)).toBe(url);
  });
});
