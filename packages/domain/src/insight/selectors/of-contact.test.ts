import { expect, it } from 'vitest';
import { type ReadContact, selectorsOfContact } from './of-contact.js';

const card = (wishes: Partial<ReadContact>) =>
  selectorsOfContact({ title: null, company: null, emails: [], phones: [], fields: [], ...wishes });
const field = (key: string, value: string) => card({ fields: [{ key, value }] });
const pairs = (found: ReturnType<typeof card>) => found.map(({ type, value }) => `${type}:${value}`);

it('reads a card with the words that say so', () => {
  expect(card({ title: 'Python developer', company: 'Nord Bank', emails: ['Ann@uni.edu', 'no address'] })).toEqual([
    { type: 'email', value: 'ann@uni.edu', source: 'contact', quote: null },
    { type: 'domain', value: 'uni.edu', source: 'contact', quote: null },
    { type: 'industry', value: 'education', source: 'contact', quote: 'uni.edu' },
    { type: 'title', value: 'python developer', source: 'contact', quote: null },
    { type: 'organization', value: 'nord bank', source: 'contact', quote: null },
    { type: 'industry', value: 'banking', source: 'contact', quote: 'Nord Bank' },
    { type: 'tech_stack', value: 'python', source: 'contact', quote: 'Python developer' },
  ]);
});

it.each([
  ['Industry', 'Banking', ['industry:banking']],
  ['tech_stack', 'dbt; Kafka/Go\nRust', ['tech_stack:dbt', 'tech_stack:kafka', 'tech_stack:go', 'tech_stack:rust']],
  [' Funding round ', 'Series A', ['funding_round:series a']],
  ['Job title', 'CTO, founder', ['title:cto, founder']],
  ['Organisation', 'Blue', ['organization:blue']],
  ['Interests', 'Sailing', ['topic:sailing']],
  ['Sprachen', 'de, en', ['accept_language:de', 'accept_language:en']],
  ['Website', 'HTTPS://www.blue.example/about/us', ['domain:blue.example']],
  ['Website', 'http://blue.example', ['domain:blue.example']],
  ['Website of theirs', 'blue.example', []],
])('reads the field %s', (key, value, expected) => {
  expect(pairs(field(key, value))).toEqual(expected);
});

it('quotes a field by its name and value, in 200 characters', () => {
  expect(field('Role', 'CTO')).toEqual([{ type: 'title', value: 'cto', source: 'enrichment', quote: 'Role: CTO' }]);
  expect(field('Interests', `Sailing,${'x'.repeat(300)}`)[0]?.quote).toBe(`Interests: Sailing,${'x'.repeat(181)}`);
});

it('reads fifty fields, and 500 characters of each', () => {
  const fields = Array.from({ length: 51 }, (_, index) => ({
    key: index < 49 ? 'Shoe size' : 'Role',
    value: `cto ${index}`,
  }));
  expect(pairs(card({ fields }))).toEqual(['title:cto 49']);
  expect(pairs(field('Topics', `${','.repeat(498)}demo`))).toEqual(['topic:de']);
});
