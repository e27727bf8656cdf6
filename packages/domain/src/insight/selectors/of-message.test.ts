import { describe, expect, it } from 'vitest';
import { normalizeSelector } from './normalize.js';
import { type ReadMessage, selectorsOfMessage, selectorsOfTrace } from './of-message.js';

const read = (wishes: Partial<ReadMessage>) =>
  selectorsOfMessage({
    subject: null,
    text: '',
    fromAddress: null,
    signature: null,
    trace: null,
    shouldNotify: false,
    ...wishes,
  });

describe('what a message tells', () => {
  it('has the address as a header, or as what an event said', () => {
    const address = (shouldNotify: boolean) => read({ fromAddress: 'Ann@Blue.example', shouldNotify });
    expect(address(false)).toEqual([
      { type: 'email', value: 'ann@blue.example', source: 'header', quote: null },
      { type: 'domain', value: 'blue.example', source: 'header', quote: null },
    ]);
    expect(address(true).map(({ source }) => source)).toEqual(['event', 'event']);
    expect(read({ fromAddress: 'nobody' })).toEqual([]);
  });

  it('has what the headers tell', () => {
    const trace = {
      userAgent: 'Apple Mail (2.3)',
      organization: 'Nord Bank',
      languages: ['de'],
      addresses: ['8.8.8.8'],
    };
    const told = [
      { type: 'user_agent', value: 'apple mail (2.3)', source: 'header', quote: null },
      { type: 'organization', value: 'nord bank', source: 'header', quote: null },
      { type: 'industry', value: 'banking', source: 'header', quote: 'Nord Bank' },
      { type: 'accept_language', value: 'de', source: 'header', quote: null },
      { type: 'ip', value: '8.8.8.8', source: 'header', quote: null },
      { type: 'tech_stack', value: 'apple mail', source: 'header', quote: 'Apple Mail (2.3)' },
    ];
    expect(read({ trace })).toEqual(told);
    expect(selectorsOfTrace(trace)).toEqual(told);
    expect(selectorsOfTrace({ userAgent: null, organization: null, languages: [], addresses: [] })).toEqual([]);
  });

  it('has what the signature says', () => {
    const signature = { title: 'Python developer', company: 'Nord Bank', phones: ['+46701740601'] };
    expect(read({ signature })).toEqual([
      { type: 'title', value: 'python developer', source: 'signature', quote: 'Python developer' },
      { type: 'organization', value: 'nord bank', source: 'signature', quote: 'Nord Bank' },
      { type: 'industry', value: 'banking', source: 'signature', quote: 'Nord Bank' },
      { type: 'tech_stack', value: 'python', source: 'signature', quote: 'Python developer' },
      { type: 'phone', value: '+46701740601', source: 'signature', quote: '+46701740601' },
    ]);
    expect(read({ signature: { title: null, company: null, phones: [] } })).toEqual([]);
  });

  it('has what subject and text name, with the line that does', () => {
    expect(read({ subject: 'Our pilot', text: 'We run dbt.\nSince our seed round.' })).toEqual([
      { type: 'tech_stack', value: 'dbt', source: 'body', quote: 'We run dbt.' },
      { type: 'topic', value: 'pilot', source: 'body', quote: 'Our pilot' },
      { type: 'funding_round', value: 'seed', source: 'body', quote: 'Since our seed round.' },
    ]);
    expect(read({ text: 'dbt' })).toEqual([{ type: 'tech_stack', value: 'dbt', source: 'body', quote: 'dbt' }]);
  });

  it('is read from 300 characters of the subject and 8,000 of the text', () => {
    const padded = (length: number, word: string) => `${'.'.repeat(length - word.length)}${word}`;
    const topics = (subject: string, text: string) => read({ subject, text }).map(({ value }) => value);
    expect(topics(padded(300, ' pilot'), padded(8_000, ' demo'))).toEqual(['pilot', 'demo']);
    expect(topics(padded(301, ' pilot'), padded(8_001, ' demo'))).toEqual([]);
  });

  it('is eight facts of a type at most, each once, however many others there are', () => {
    const names = 'redis kafka mysql php django dbt figma jira tableau redis xero';
    const found = read({ text: `${names}. A demo.` }).map(({ value }) => value);
    expect(found).toEqual(['redis', 'kafka', 'mysql', 'php', 'django', 'dbt', 'figma', 'jira', 'demo']);
  });
});

describe('the form of a value', () => {
  it.each([
    ['title', '“Head\u0000of Data”,', 'head of data'],
    ['title', 'ＣＴＯ', 'cto'],
    // A point or bracket may belong to the end of a name.
    ['organization', '(Blue Inc.)', 'blue inc.)'],
    ['title', '  ', null],
    ['title', 'x'.repeat(200), 'x'.repeat(200)],
    ['title', 'x'.repeat(201), null],
    ['title', `${' '.repeat(797)}cto`, 'cto'],
    ['title', `${' '.repeat(798)}cto`, null],
    ['ip', ' 8.8.8.8 ', '8.8.8.8'],
    ['domain', 'blue.example..', 'blue.example'],
    ['accept_language', 'x', null],
    ['accept_language', 'de_CH_1996', 'de-ch-1996'],
    ['funding_round', 'PreSeed', 'pre-seed'],
    ['funding_round', 'a pre seed', null],
    ['funding_round', 'preseeded', null],
    ['phone', '12', null],
    ['email', 'nobody', null],
  ] as const)('%s of %j', (type, written, expected) => {
    expect(normalizeSelector(type, written)).toBe(expected);
  });
});
