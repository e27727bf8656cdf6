import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANNELS } from '../channels/channels.js';
import { assessMerge, identityKeys, type PersonTraits, STRONG_SCORE, SUGGESTED_SCORE } from './merge-evidence.js';
import { compareNames, nameWords, tellingWord } from './person-name.js';

const person = (traits: Partial<PersonTraits>): PersonTraits => ({
  name: 'Ada Lindqvist',
  company: null,
  birthday: null,
  phones: [],
  points: [],
  signatureAddresses: [],
  ...traits,
});

const mail = (handle: string) => ({ channel: 'email', handle }) as const;

describe('compareNames', () => {
  it.each([
    ['Ada Lindqvist', 'Lindqvist, Ada', 'same'],
    ['José Álvarez', 'Jose Alvarez', 'same'],
    ['Dr. Ada Lindqvist', 'Ada Lindqvist', 'same'],
    ['A. Lindqvist', 'Ada Lindqvist', 'similar'],
    ['Ada M. Lindqvist', 'Ada Lindqvist', 'similar'],
    ['田中 由紀', '由紀 田中', 'same'],
    ['Ada Lindqvist', 'Eva Lindqvist', 'different'],
    ['Sam', 'Sam', 'different'],
    ['A. L.', 'Ada Lindqvist', 'different'],
    ['ada@x.example', 'ada@x.example', 'different'],
    ['', '', 'different'],
  ])('of %j and %j is %s', (one, another, expected) => {
    expect(compareNames(one, another)).toBe(expected);
    expect(compareNames(another, one)).toBe(expected);
  });

  it('takes the word that tells most', () => {
    expect([tellingWord('A. Lindqvist'), tellingWord('Sam'), nameWords('Prof. Ada Lindqvist, PhD')]).toEqual([
      'lindqvist',
      '',
      ['ada', 'lindqvist'],
    ]);
  });
});

describe('assessMerge', () => {
  it.each([
    ['a profile', { points: [{ channel: 'linkedin', handle: 'ada-l' }] }, 'same_linkedin'],
    ['a mailbox of Gmail', { points: [mail('ada.l@gmail.com')] }, 'same_mailbox'],
    ['a phone number', { phones: ['+46701740601'] }, 'same_phone'],
  ] satisfies [string, Partial<PersonTraits>, string][])('is strong for one name and %s', (_, traits, kind) => {
    const found = assessMerge(person(traits), person({ ...traits, name: 'Lindqvist, Ada' }));
    expect(found.score).toBeGreaterThanOrEqual(STRONG_SCORE);
    expect(found.evidence.map((one) => one.kind)).toContain(kind);
  });

  it('reads signatures in both directions', () => {
    const home = person({ points: [mail('ada@home.example')] });
    const work = person({ points: [mail('al@northwind.example')], signatureAddresses: ['ada@home.example'] });
    for (const { score, evidence } of [assessMerge(home, work), assessMerge(work, home)]) {
      expect(score).toBeGreaterThanOrEqual(STRONG_SCORE);
      expect(evidence).toEqual([
        {
          kind: 'same_email_in_signature',
          text: 'The signature of one names the address of the other.',
          values: ['ada@home.example'],
        },
      ]);
    }
  });

  it.each([
    ['nothing else', person({}), person({})],
    ['two companies', person({ company: 'Northwind' }), person({ company: 'Contoso' })],
    [
      'a free mail host',
      person({ points: [mail('ada@gmail.com')] }),
      person({ points: [mail('lindqvist@gmail.com')] }),
    ],
  ])('suggests nothing for a shared name and %s', (_, one, another) => {
    expect(assessMerge(one, another).score).toBeLessThan(SUGGESTED_SCORE);
    const keys = new Set(identityKeys(one));
    expect(identityKeys(another).filter((key) => keys.has(key))).toEqual([]);
  });

  it('finds the same name at the same company possible, and never more', () => {
    const one = person({ company: 'Northwind AB', points: [mail('ada@northwind.example'), mail('adalind@x.example')] });
    const another = person({
      company: 'NORTHWIND',
      points: [mail('a.l@northwind.example'), mail('ada.lind@y.example')],
    });
    const { score, evidence } = assessMerge(one, another);
    expect(score).toBeGreaterThanOrEqual(SUGGESTED_SCORE);
    expect(score).toBeLessThan(STRONG_SCORE);
    expect(evidence.map(({ kind }) => kind)).toEqual([
      'same_domain_and_name',
      'similar_name_and_company',
      'same_handle_name',
    ]);
  });

  it('takes a number under two names for a switchboard', () => {
    const shared = { phones: ['+4687001000'] };
    expect(assessMerge(person(shared), person({ ...shared, name: 'Tom Berg' })).score).toBeLessThan(SUGGESTED_SCORE);
  });

  it('doubts where birthdays differ', () => {
    const traits = { phones: ['+46701740601'] };
    const { score, evidence } = assessMerge(
      person({ ...traits, birthday: '1984-03-12' }),
      person({ ...traits, birthday: '1990-01-01' }),
    );
    expect(score).toBeLessThan(SUGGESTED_SCORE);
    expect(evidence.map(({ kind }) => kind)).toContain('different_birthday');
  });

  it('is the same both ways round, within bounds, and strong pairs always share a key', () => {
    const traits = fc.record({
      name: fc.constantFrom('Ada Lindqvist', 'A. Lindqvist', 'Ada', 'Tom Berg', ''),
      company: fc.constantFrom(null, 'Northwind AB', 'Northwind', 'Contoso'),
      birthday: fc.constantFrom(null, '1984-03-12', '1990-01-01'),
      phones: fc.subarray(['+46701740601', '+46701740602']),
      points: fc.array(
        fc.record({
          channel: fc.constantFrom(...CHANNELS),
          handle: fc.constantFrom('ada@northwind.example', 'ada.lindqvist@gmail.com', 'ada-lindqvist', '+46701740601'),
        }),
        { maxLength: 4 },
      ),
      signatureAddresses: fc.subarray(['ada@northwind.example', 'ada.lindqvist@gmail.com']),
    });
    fc.assert(
      fc.property(traits, traits, (one, another) => {
        const there = assessMerge(one, another);
        const back = assessMerge(another, one);
        expect(back.score).toBe(there.score);
        expect(there.score).toBeGreaterThanOrEqual(0);
        expect(there.score).toBeLessThanOrEqual(100);
        if (there.score < SUGGESTED_SCORE) return;
        const keys = new Set(identityKeys(one));
        expect(identityKeys(another).some((key) => keys.has(key))).toBe(true);
      }),
    );
  });
});
