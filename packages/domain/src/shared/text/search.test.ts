import { describe, expect, it } from 'vitest';
import { contactSearchTerms, contactSearchWords } from './contact-search.js';
import { companySortKey, nameSortKey } from './contact-sort.js';
import { byCodePoint, foldText } from './fold.js';
import { matchesSearch, searchTerms, searchWords } from './search.js';

describe('folding', () => {
  it.each([
    ['Ördér', 'order'],
    ['STRASSE straße', 'strasse strasse'],
    ['Łódź Øresund Æsir İstanbul ışık', 'lodz oresund aesir istanbul isik'],
    ['ΟΔΟΣ ὁδός', 'οδοσ οδοσ'],
    ['ﬁne ｗｉｄｅ', 'fine wide'],
    ['हिन्दी', 'हिन्दी'],
  ])('%s is looked for as %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('compares as databases do', () => {
    expect(['\u{1f600}', '\uffff', 'b', 'a'].toSorted(byCodePoint)).toEqual(['a', 'b', '\uffff', '\u{1f600}']);
  });
});

describe('words', () => {
  it.each([
    ["Don't: ask, Ada!", ['don', 't', 'ask', 'ada']],
    ['ada.l@north-wind.example', ['ada', 'l', 'north', 'wind', 'example']],
    ['会議A1 🎉ok', ['会', '議', 'a1', '🎉', 'ok']],
    ['"* AND - :', ['and']],
    ['', []],
  ])('of %s', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  it('are cut where no database would take them', () => {
    expect(searchWords('x'.repeat(500))[0]).toHaveLength(64);
  });
});

describe('what somebody typed', () => {
  const words = (text: string) => searchTerms(text).map((term) => `${term.words.join('+')}${term.isPrefix ? '*' : ''}`);

  it.each([
    ['order ship', ['order', 'ship*']],
    ['order ', ['order']],
    ['"best regards" ada', ['best+regards', 'ada*']],
    ['ada "best reg', ['ada', 'best+reg*']],
    ['"best regards"', ['best+regards']],
    ['“best regards”', ['best+regards']],
    ['ada@north', ['ada+north*']],
    ['***', []],
  ])('%s', (text, terms) => {
    expect(words(text)).toEqual(terms);
  });

  it('matches fields, and phrases within one of them', () => {
    const fields = [searchWords('Ada Lindqvist'), searchWords('The order is late')];
    expect(matchesSearch(searchTerms('lind ord'), fields)).toBe(false);
    expect(matchesSearch(searchTerms('lindqvist ord'), fields)).toBe(true);
    expect(matchesSearch(searchTerms('"lindqvist the"'), fields)).toBe(false);
  });
});

describe('contacts', () => {
  const ada = {
    name: 'Ada Lindqvist',
    company: 'Northwind',
    title: null,
    email: 'ada@northwind.example',
    phone: '+46 70-123 45 67',
    handles: ['@adal'],
    tags: ['VIP'],
  };
  const fields = [contactSearchWords(ada)];

  it.each(['a l', 'north', 'vip', 'adal', '+46 70', '070-123', '0046701', '1234567', 'lind ada'])(
    'are found by %s',
    (text) => {
      expect(matchesSearch(contactSearchTerms(text), fields)).toBe(true);
    },
  );

  it.each(['qvist', 'ada berg', '999'])('are not found by %s', (text) => {
    expect(matchesSearch(contactSearchTerms(text), fields)).toBe(false);
  });

  it('are sorted by name, and by company with those without one last', () => {
    expect(nameSortKey('  Élan\t Vital ')).toBe('elan vital');
    const keys = [companySortKey(null, 'Ada'), companySortKey('Zeta', 'Ada'), companySortKey('zeta', 'Bo')];
    expect(keys.toSorted(byCodePoint)).toEqual([keys[1], keys[2], keys[0]]);
  });
});
