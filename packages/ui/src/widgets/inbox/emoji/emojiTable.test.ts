import { describe, expect, it } from 'vitest';
import { emojiTable, recentFirst, searchEmoji } from './emojiTable';
import { english } from './generated/english';
import { german } from './generated/german';

const table = emojiTable(
  '\n😀|grinning face|smile,happy\n🙏|folded hands|thanks,please\n🇩🇪|flag: Germany|DE\n😸|grinning cat with smiling eyes|happy\n',
  '\ngrinsendes Gesicht|lächeln,fröhlich\nzusammengelegte Handflächen|danke,bitte\nFlagge: Deutschland|DE\n|\n',
);
const found = (query: string) => searchEmoji(table, query).map(({ emoji }) => emoji);

describe('the table', () => {
  it('names in the language of the reader, and in English what that lacks', () => {
    expect(table.map(({ name }) => name)).toEqual([
      'grinsendes Gesicht',
      'zusammengelegte Handflächen',
      'Flagge: Deutschland',
      'grinning cat with smiling eyes',
    ]);
    expect(emojiTable('\n😀|grinning face|smile\n', null)[0]?.name).toBe('grinning face');
  });

  it('has as many lines in German, of which each is named', () => {
    const real = emojiTable(english, german);
    expect(german.trim().split('\n')).toHaveLength(english.trim().split('\n').length);
    expect(real.filter(({ emoji, name }) => emoji === '' || name === '')).toEqual([]);
    expect(new Set(real.map(({ emoji }) => emoji)).size).toBe(real.length);
    expect(searchEmoji(real, 'lachen').length).toBeGreaterThan(5);
  });

  it('leaves out skin tones', () => {
    expect(english).not.toMatch(/[\u{1F3FB}-\u{1F3FF}]/u);
  });
});

describe('the search', () => {
  it.each([
    ['', ['😀', '🙏', '🇩🇪', '😸']],
    ['danke', ['🙏']],
    ['thanks', ['🙏']],
    ['lacheln', ['😀']],
    ['LÄCH', ['😀']],
    ['flagge deutsch', ['🇩🇪']],
    ['germany flag', ['🇩🇪']],
    ['de', ['🇩🇪']],
    ['🙏', ['🙏']],
    ['xyz', []],
    ['danke xyz', []],
  ])('%j finds %j', (query, emoji) => expect(found(query)).toEqual(emoji));

  it('puts whole words before beginnings, and names before other words', () => {
    expect(found('grinning')).toEqual(['😀', '😸']);
    expect(found('smil')).toEqual(['😸', '😀']);
    expect(found('smile')).toEqual(['😀']);
  });
});

describe('recent ones', () => {
  const order = (recent: string[]) => recentFirst(table, recent).map(({ emoji }) => emoji);

  it('come first and once', () => {
    expect(order(['😸', '🙏'])).toEqual(['😸', '🙏', '😀', '🇩🇪']);
    expect(order([])).toEqual(['😀', '🙏', '🇩🇪', '😸']);
  });

  it('that the table lacks are passed over', () => expect(order(['🫠'])).toEqual(['😀', '🙏', '🇩🇪', '😸']));
});
