import { describe, expect, it } from 'vitest';
import { parseQuery } from './parse.js';
import { TERM_FORMS, TEXT_KINDS, termQuery, termsOf } from './terms.js';

const { whole, words, domainEnd } = TERM_FORMS;

it('keeps the ends of texts, whole values, and the ends of domains', () => {
  const node = {
    name: 'Ada Lind',
    title: null,
    company: 'Lind',
    location: '&',
    selectors: [
      { type: 'title', value: 'Head of  Sales' },
      { type: 'domain', value: 'cs.MIT.edu' },
      { type: 'phone', value: '+46 70' },
      { type: 'tech_stack', value: 'C++' },
    ],
  } as const;
  expect(termsOf(node)).toEqual([
    { kind: 'text', term: 'ada lind', form: words },
    { kind: 'text', term: 'lind', form: words },
    { kind: 'title', term: 'head of sales', form: whole | words },
    { kind: 'title', term: 'of sales', form: words },
    { kind: 'title', term: 'sales', form: words },
    { kind: 'domain', term: 'cs.mit.edu', form: whole },
    { kind: 'domain', term: 'mit.edu', form: domainEnd },
    { kind: 'domain', term: 'edu', form: domainEnd },
    { kind: 'phone', term: '+4670', form: whole },
    { kind: 'tech_stack', term: 'c++', form: whole },
    { kind: 'tech_stack', term: 'c', form: words },
  ]);
});

describe('a term of a query is a stretch of the index', () => {
  it.each([
    ['Ada', { kinds: TEXT_KINDS, form: words, from: 'ada', below: 'ada!' }],
    ['"ada li*"', { kinds: TEXT_KINDS, form: words, from: 'ada li', below: 'ada li\u{10ffff}' }],
    ['title:"Head of"', { kinds: ['title'], form: words, from: 'head of', below: 'head of!' }],
    ['title:&', { kinds: ['title'], form: whole, equals: '&' }],
    ['domain:MIT.edu', { kinds: ['domain'], form: whole, equals: 'mit.edu' }],
    ['domain:*.edu', { kinds: ['domain'], form: domainEnd, equals: 'edu' }],
    ['domain:*edu', { kinds: ['domain'], form: whole, pieces: ['', 'edu'] }],
    ['domain:*.mit*', { kinds: ['domain'], form: whole, pieces: ['', '.mit', ''] }],
    ['domain:a*.edu', { kinds: ['domain'], form: whole, from: 'a', below: 'a\u{10ffff}', pieces: ['a', '.edu'] }],
    ['domain:mit*', { kinds: ['domain'], form: whole, from: 'mit', below: 'mit\u{10ffff}' }],
    ['domain:*', { kinds: ['domain'], form: whole }],
    ['email:*.edu', { kinds: ['email'], form: whole, pieces: ['', '.edu'] }],
  ])('%s', (text, stretch) => {
    const parsed = parseQuery(text);
    if (!parsed.ok || (parsed.query.kind !== 'text' && parsed.query.kind !== 'selector')) throw new Error(text);
    expect(termQuery(parsed.query)).toEqual(stretch);
  });
});
