import { describe, expect, it } from 'vitest';
import { fold } from './fold';
import { rank } from './rank';

const commands = [
  { id: 'inbox', label: 'Go to Inbox' },
  { id: 'archive', label: 'Archive', keywords: ['put away', 'done'] },
  { id: 'unread', label: 'Mark as unread' },
  { id: 'move', label: 'Move to…' },
  { id: 'more', label: 'Show more' },
  { id: 'renee', label: 'Renée Łukasiewicz-Größe' },
];

const found = (query: string, recent: readonly string[] = []) =>
  rank(commands, query, recent).map(({ item }) => item.id);

const marked = (query: string, id: string) => {
  const one = rank(commands, query).find(({ item }) => item.id === id);
  return one?.spans.map(([start, end]) => one.item.label.slice(start, end));
};

describe('rank', () => {
  it('gives everything in its own order while nothing is typed', () => {
    expect(found('  ')).toEqual(commands.map(({ id }) => id));
  });

  it('puts the beginning of the label before the beginning of a word, and that before its middle', () => {
    expect(found('mo')).toEqual(['move', 'more']);
    expect(found('nb')).toEqual(['inbox']);
  });

  it('finds by initials, and by letters in their order', () => {
    expect(found('mau')).toEqual(['unread']);
    expect(found('gti')).toEqual(['inbox']);
    expect(found('arcv')).toEqual(['archive']);
    expect(found('xyz')).toEqual([]);
  });

  it('wants every word, in any order', () => {
    expect(found('unread mark')).toEqual(['unread']);
    expect(found('mark archive')).toEqual([]);
  });

  it('knows other words for it, but not misspelt ones', () => {
    expect(found('put away')).toEqual(['archive']);
    expect(found('ptwy')).toEqual([]);
  });

  it('takes no notice of accents and of case, nor of letters that a keyboard lacks', () => {
    for (const query of ['renee', 'RENÉE', 'lukasiewicz', 'grosse', 'größe']) expect(found(query)).toEqual(['renee']);
  });

  it('lets recent ones pass their neighbors, not what fits much better', () => {
    expect(found('mo', ['more'])).toEqual(['more', 'move']);
    expect(
      rank(
        [
          { id: 'a', label: 'Some more' },
          { id: 'b', label: 'Oman' },
        ],
        'om',
        ['a'],
      )[0]?.item.id,
    ).toBe('b');
  });

  it('says which part of the label was typed', () => {
    expect(marked('unr', 'unread')).toEqual(['unr']);
    expect(marked('grosse', 'renee')).toEqual(['Größe']);
    expect(marked('renee luk', 'renee')).toEqual(['Renée', 'Łuk']);
    expect(marked('mau', 'unread')).toEqual(['M', 'a', 'u']);
    expect(marked('done', 'archive')).toEqual([]);
  });
});

describe('fold', () => {
  it('remembers where every character came from', () => {
    expect(fold('Straße')).toEqual({ text: 'strasse', origins: [0, 1, 2, 3, 4, 4, 5] });
    expect(fold('e\u0301a').text).toBe('ea');
  });
});
