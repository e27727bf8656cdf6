import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KEPT_EVIDENCE, KEPT_OF_A_TYPE, learn, type Reading } from './evidence.js';
import { normalizeSelector } from './normalize.js';
import { selectorsOfContact } from './of-contact.js';
import { type ReadMessage, selectorsOfMessage } from './of-message.js';
import { readTrace } from './trace.js';
import { EVIDENCE_SOURCES, type FoundSelector, SELECTOR_TYPES } from './types.js';

const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.string({ unit: 'binary', maxLength: 300 }));
const type = fc.constantFrom(...SELECTOR_TYPES);

const values = (found: readonly FoundSelector[]) => found.map(({ type, value }) => `${type}:${value}`).toSorted();

const mail = (more: Partial<ReadMessage>): ReadMessage => ({
  subject: null,
  text: '',
  fromAddress: null,
  signature: null,
  trace: null,
  shouldNotify: false,
  ...more,
});

describe('the form of a value', () => {
  it.each([
    ['email', ' Ann.Lee@Blue-Harbour.example ', 'ann.lee@blue-harbour.example'],
    ['domain', 'Blue-Harbour.EXAMPLE.', 'blue-harbour.example'],
    ['domain', 'localhost', null],
    ['title', '  *Head  of\tPartnerships* ', 'head of partnerships'],
    ['tech_stack', 'C++,', 'c++'],
    ['phone', '0046 70 174 06 01', '+46701740601'],
    ['phone', '070 174 06 01', null],
    ['accept_language', 'en_GB', 'en-gb'],
    ['accept_language', '*', null],
    ['funding_round', 'Pre Seed', 'pre-seed'],
    ['funding_round', 'series z', null],
    ['ip', '10.0.0.1', null],
    ['user_agent', 'x'.repeat(5_000), null],
  ] as const)('%s of %j', (kind, written, expected) => {
    expect(normalizeSelector(kind, written)).toBe(expected);
  });

  it('stays as it is when it is made again', () => {
    fc.assert(
      fc.property(type, text, (kind, written) => {
        const once = normalizeSelector(kind, written);
        expect(once === null ? null : normalizeSelector(kind, once)).toBe(once);
      }),
    );
  });
});

describe('the headers', () => {
  const read = (fields: Readonly<Record<string, readonly string[]>>) => readTrace((name) => fields[name] ?? []);

  it('tell of the writer, whose end of the way is the lowest', () => {
    const trace = read({
      'x-mailer': ['Apple Mail (2.3774.600.62)'],
      'accept-language': ['en-GB, de;q=0.7, *;q=0.1'],
      organisation: ['Blue Harbour Ltd'],
      received: [
        'from mx.ours.example (mx.ours.example [8.8.4.4]) by mail.ours.example; Fri, 20 Nov 2026 09:00:02 +0000',
        'from out.blue.example ([8.8.8.8]) by mx.ours.example [1.1.1.1]; Fri, 20 Nov 2026 09:00:01 +0000',
        'from laptop (unknown [192.168.1.7]) by out.blue.example; Fri, 20 Nov 2026 09:00:00 +0000',
      ],
    });
    expect(trace).toEqual({
      userAgent: 'Apple Mail (2.3774.600.62)',
      organization: 'Blue Harbour Ltd',
      languages: ['en-gb', 'de'],
      addresses: ['8.8.8.8'],
    });
    expect(read({ received: ['by mail.ours.example [1.1.1.1]'] })).toBeNull();
  });
});

describe('a message', () => {
  it('tells of who wrote it, with the words', () => {
    const found = selectorsOfMessage(
      mail({
        subject: 'Pilot',
        text: 'We run Kubernetes and React on AWS.\nWe closed our Series B in May; I must react to the contract.',
        fromAddress: 'Ann@Blue-Harbour.example',
        signature: { title: 'Head of Data', company: 'Blue Harbour Logistics', phones: ['+442079460958'] },
      }),
    );
    expect(values(found)).toEqual([
      'domain:blue-harbour.example',
      'email:ann@blue-harbour.example',
      'funding_round:series b',
      'industry:logistics',
      'organization:blue harbour logistics',
      'phone:+442079460958',
      'tech_stack:aws',
      'tech_stack:kubernetes',
      'tech_stack:react',
      'title:head of data',
      'topic:contract',
      'topic:pilot',
    ]);
    expect(found.find(({ type: kind }) => kind === 'funding_round')).toMatchObject({
      source: 'body',
      quote: 'We closed our Series B in May; I must react to the contract.',
    });
  });

  it('never throws, and tells no more than a reader would note', () => {
    fc.assert(
      fc.property(text, text, fc.option(text), (subject, body, fromAddress) => {
        const signature = { title: body, company: subject, phones: [body] };
        const trace = { userAgent: body, organization: subject, languages: [body], addresses: [subject] };
        const found = selectorsOfMessage(mail({ subject, text: body, fromAddress, signature, trace }));
        expect(found.length).toBeLessThanOrEqual(8 * SELECTOR_TYPES.length);
        for (const { type: kind, value, quote } of found) {
          expect(normalizeSelector(kind, value)).toBe(value);
          expect((quote ?? '').length).toBeLessThanOrEqual(200);
        }
      }),
    );
  });
});

it('a card tells its fields, and what others added to it', () => {
  const found = selectorsOfContact({
    title: 'Python developer',
    company: 'Nordbank',
    emails: ['ann@uni.edu'],
    phones: ['+46701740601'],
    fields: [
      { key: 'Tech stack', value: 'Snowflake, dbt' },
      { key: 'Website', value: 'https://www.blue.example/about' },
      { key: 'Shoe size', value: '43' },
    ],
  });
  expect(values(found)).toEqual([
    'domain:blue.example',
    'domain:uni.edu',
    'email:ann@uni.edu',
    'industry:education',
    'organization:nordbank',
    'phone:+46701740601',
    'tech_stack:dbt',
    'tech_stack:python',
    'tech_stack:snowflake',
    'title:python developer',
  ]);
});

describe('what is known', () => {
  const reading = fc.record({
    found: fc.array(
      fc.record({
        type,
        value: fc.constantFrom('a', 'b', 'c'),
        source: fc.constantFrom(...EVIDENCE_SOURCES),
        quote: fc.constant(null),
      }),
      { maxLength: 6 },
    ),
    messageId: fc.constantFrom('m1', 'm2', 'm3', 'm4', 'm5'),
    at: fc.constant(0),
  });
  /** A message has one instant, and says a thing once. */
  const readings = fc
    .uniqueArray(reading, { selector: ({ messageId }) => messageId, maxLength: 5 })
    .map((all) => all.map((one): Reading => ({ ...one, at: Number(one.messageId.slice(1)) })));

  it('depends neither on the order of readings nor on how often they come', () => {
    fc.assert(
      fc.property(readings, (all) => {
        const known = learn([], all);
        expect(learn([], all.toReversed())).toEqual(known);
        expect(learn(learn([], all.slice(0, 2)), all)).toEqual(known);
        for (const { evidence } of known) {
          expect(evidence.length).toBeLessThan(KEPT_EVIDENCE + EVIDENCE_SOURCES.length);
        }
      }),
    );
  });

  it('depends on no order where everything was written at the same instant', () => {
    fc.assert(
      fc.property(readings, (all) => {
        const atOnce = all.map((one): Reading => ({ ...one, at: 1 }));
        const reversed = atOnce.map((one) => ({ ...one, found: one.found.toReversed() })).toReversed();
        expect(learn([], reversed)).toEqual(learn([], atOnce));
      }),
    );
  });

  it('is bounded, and the newest stays', () => {
    const all = Array.from({ length: 2 * KEPT_OF_A_TYPE }, (_, at): Reading => {
      const fact = { type: 'ip', value: `8.8.8.${at}`, source: 'header', quote: null } as const;
      return { found: [fact], messageId: `m${at}`, at };
    });
    const known = learn([], all);
    expect(known).toHaveLength(KEPT_OF_A_TYPE);
    expect(known[0]?.value).toBe(`8.8.8.${2 * KEPT_OF_A_TYPE - 1}`);
  });
});
