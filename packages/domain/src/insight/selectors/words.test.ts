import { describe, expect, it } from 'vitest';
import { fundingRoundsIn } from './funding.js';
import { industryOfDomain, industryOfName } from './industries.js';
import { technologiesIn } from './technologies.js';
import { topicsIn } from './topics.js';
import { quoteAround, wordFinder } from './words.js';

describe('a finder of words', () => {
  const names = [
    { value: 'apple', forms: ['apples?', 'Apfel'] },
    { value: 'pear', forms: ['pear'] },
  ];

  it('finds each name once, where it stands first, whatever its form and case', () => {
    expect(wordFinder(names)('A pear, an APFEL, apples, a pear')).toEqual([
      { value: 'pear', at: 2 },
      { value: 'apple', at: 11 },
    ]);
  });

  it('tells case where that is exact', () => {
    const find = wordFinder(names, true);
    expect(find('Pear apfel Apples')).toEqual([]);
    expect(find('Apfel')).toEqual([{ value: 'apple', at: 0 }]);
  });

  it.each(['spear', 'pears', 'épear', '_pear', '2pear', '@pear', '/pear', 'pear_', 'pear2', 'pear@'])(
    'finds nothing in %s',
    (text) => {
      expect(wordFinder(names)(text)).toEqual([]);
    },
  );

  it.each(['(pear)', 'pear/plum', 'pear-tree', '«pear»'])('finds the pear in %s', (text) => {
    expect(wordFinder(names)(text).map(({ value }) => value)).toEqual(['pear']);
  });
});

describe('the words around a place', () => {
  it('are those of its line', () => {
    const text = 'Hello,\nwe  run\tReact.\nBye';
    expect(quoteAround(text, text.indexOf('React'))).toBe('we run React.');
    expect(quoteAround(text, 7)).toBe('we run React.');
    expect(quoteAround(text, 0)).toBe('Hello,');
    expect(quoteAround(text, text.indexOf('Bye'))).toBe('Bye');
  });

  it('begin sixty characters before it, and are two hundred', () => {
    const text = `${'a'.repeat(100)}${'b'.repeat(300)}`;
    expect(quoteAround(text, 100)).toBe(`${'a'.repeat(60)}${'b'.repeat(140)}`);
    expect(quoteAround(`x\n${text}`, 42)).toBe(`${'a'.repeat(100)}${'b'.repeat(100)}`);
    expect(quoteAround(`${text}\n${text}`, 390)).toBe('b'.repeat(70));
  });

  it('hold no half of a character', () => {
    expect(quoteAround(`😀${'a'.repeat(59)}b`, 61)).toBe(`\ufffd${'a'.repeat(59)}b`);
  });
});

const found = (words: readonly { readonly value: string }[]) => words.map(({ value }) => value);

it('finds technologies by their names, and those that are words only as they are written', () => {
  expect(found(technologiesIn('k8s, Node.js, C++ and C#; Stripe and React'))).toEqual([
    'kubernetes',
    'node.js',
    'c++',
    'c#',
    'stripe',
    'react',
  ]);
  expect(technologiesIn('A stripe may react')).toEqual([]);
});

it('finds rounds of funding, and a seed only beside words of money', () => {
  expect(found(fundingRoundsIn('A preseed, a Seed round, our Series-C and the IPO'))).toEqual([
    'pre-seed',
    'seed',
    'series c',
    'ipo',
  ]);
  expect(fundingRoundsIn('We sow seed, series z')).toEqual([]);
});

it('finds topics in other languages, too', () => {
  expect(found(topicsIn('Die Rechnung, le devis, el contrato'))).toEqual(['invoice', 'pricing', 'contract']);
});

describe('the industry', () => {
  it('is the first that a name tells', () => {
    expect(industryOfName('Nord Bank Software')).toBe('banking');
    expect(industryOfName('Nordbank')).toBeNull();
    expect(industryOfName(`${'x '.repeat(98)}bank`)).toBe('banking');
    expect(industryOfName(`${'x '.repeat(99)}bank`)).toBeNull();
  });

  it.each([
    ['mit.edu', 'education'],
    ['ox.ac.uk', 'education'],
    ['anu.edu.au', 'education'],
    ['nasa.gov', 'public sector'],
    ['service.gov.uk', 'public sector'],
    ['navy.mil', 'public sector'],
    ['edu.example', null],
    ['gov.example', null],
  ])('of the domain %s is %s', (domain, industry) => {
    expect(industryOfDomain(domain)).toBe(industry);
  });
});
