import { describe, expect, it } from 'vitest';
import { completeWord, completionPlace, valueCompletion, valueStretch } from './complete.js';

const word = (typed: string, from: number, to = from + typed.length) => ({ kind: 'word', typed, from, to });

describe('the place of the cursor', () => {
  it.each([
    ['', 0, word('', 0)],
    ['ada', 0, word('', 0, 3)],
    ['ada', 2, word('ad', 0, 3)],
    ['ada', 3, word('ada', 0)],
    ['ada ', 4, word('', 4)],
    ['ada  berg', 4, word('', 4)],
    ['ada berg', 4, word('', 4, 8)],
    ['(ada', 4, word('ada', 1)],
    ['(ada) berg', 5, word('', 5)],
    ['-ada', 0, word('', 1, 4)],
    ['-ada', 1, word('', 1, 4)],
    ['"ada berg" c', 12, word('c', 11)],
    ['"ada \\" berg" c', 15, word('c', 14)],
    ['x"y z', 5, word('"y z', 1)],
    ['nothing:x', 9, word('nothing:x', 0)],
    ['title:cto', 3, word('tit', 0, 9)],
    ['-title:cto', 4, word('tit', 1, 10)],
    ['title:cto', 6, { kind: 'value', type: 'title', typed: '', from: 6, to: 9 }],
    ['TITLE:cto', 9, { kind: 'value', type: 'title', typed: 'cto', from: 6, to: 9 }],
    ['a -title:"head \\"of', 19, { kind: 'value', type: 'title', typed: 'head "of', from: 9, to: 19 }],
    ['title:"head of" x', 15, { kind: 'value', type: 'title', typed: 'head of"', from: 6, to: 15 }],
  ])('in %j at %d', (text, position, place) => {
    expect(completionPlace(text, position)).toEqual(place);
  });
});

describe('words to go on with', () => {
  const inserts = (text: string) =>
    completeWord(completionPlace(text, text.length)).map(({ kind, text: shown, insert, from, to, count }) => [
      kind,
      shown,
      insert,
      from,
      to,
      count,
    ]);

  it('are names with their sign, whatever the case', () => {
    expect(inserts('TI')).toEqual([['selector', 'title:', 'title:', 0, 2, null]]);
    expect(inserts('si')).toEqual([['selector', 'size_range>', 'size_range:', 0, 2, null]]);
    expect(inserts('median')).toEqual([['selector', 'median_reply:<', 'median_reply:<', 0, 6, null]]);
    expect(inserts('messages_s')).toEqual([['selector', 'messages_sent>', 'messages_sent>', 0, 10, null]]);
  });

  it('are operators, of which a query begins with one alone', () => {
    expect(inserts('no')).toEqual([['operator', 'NOT', 'NOT ', 0, 2, null]]);
    expect(inserts('an')).toEqual([]);
    expect(inserts('x or')).toEqual([
      ['selector', 'organization:', 'organization:', 2, 4, null],
      ['operator', 'OR', 'OR ', 2, 4, null],
    ]);
  });

  it('are none for a value', () => {
    expect(inserts('title:ti')).toEqual([]);
  });
});

describe('values to go on with', () => {
  const place = (typed: string, type: 'title' | 'phone' = 'title') =>
    ({ kind: 'value', type, typed, from: 6, to: 7 }) as const;

  it.each([
    ['Héad  of', 'head of'],
    ['**head*of**', 'head*of'],
    ['', ''],
  ])('lie in the stretch that begins with %j', (typed, beginning) => {
    expect(valueStretch(place(typed))).toEqual([beginning, `${beginning}\u{10ffff}`]);
  });

  it('are numbers without their marks', () => {
    expect(valueStretch(place('+46 (70)-1', 'phone'))[0]).toBe('+46701');
  });

  it('stand in quotes where they must', () => {
    expect(valueCompletion(place('c'), 'cto', 3)).toEqual({
      kind: 'value',
      text: 'cto',
      insert: 'cto ',
      from: 6,
      to: 7,
      count: 3,
    });
    expect(valueCompletion(place('h'), 'head of sales', 3).insert).toBe('"head of sales" ');
  });
});
