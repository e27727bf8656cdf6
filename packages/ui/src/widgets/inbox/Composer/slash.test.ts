import type { CannedReply } from '@concordia/api-client';
import { describe, expect, it } from 'vitest';
import { repliesFor, slashAt } from './slash';

describe('slashAt', () => {
  it.each([
    ['/', 1, { start: 0, end: 1, query: '' }],
    ['Hello /tha', 10, { start: 6, end: 10, query: 'tha' }],
    ['a\n/on-it rest', 8, { start: 2, end: 8, query: 'on-it' }],
    ['/thänks', 7, { start: 0, end: 7, query: 'thänks' }],
  ])('finds what is typed in %j at %i', (text, cursor, slash) => expect(slashAt(text, cursor)).toEqual(slash));

  it.each([
    ['https://a.example/b', 19],
    ['20/11', 5],
    ['/thanks ', 8],
    ['either/or', 9],
    ['//', 2],
    ['', 0],
  ])('finds nothing in %j', (text, cursor) => expect(slashAt(text, cursor)).toBeNull());
});

const reply = (name: string, shortcut: string | null): CannedReply => ({
  id: name,
  name,
  shortcut,
  content: '',
  updatedAt: '2026-01-01T00:00:00.000Z',
});

describe('repliesFor', () => {
  const replies = [reply('Price list', 'prices'), reply('The call', null), reply('Thanks, more soon', 'p')];
  const names = (query: string) => repliesFor(replies, query).map(({ name }) => name);
  it('finds by shortcut, then by any word of the name', () => {
    expect(names('p')).toEqual(['Thanks, more soon', 'Price list']);
    expect(names('CALL')).toEqual(['The call']);
    expect(names('xyz')).toEqual([]);
  });
  it('offers five at most', () => {
    expect(
      repliesFor(
        Array.from({ length: 9 }, (_, at) => reply(`Reply ${at}`, null)),
        '',
      ),
    ).toHaveLength(5);
  });
});
