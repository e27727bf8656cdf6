import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANNELS } from '../../channels/channels.js';
import { assessMerge, identityKeys, type PersonTraits, STRONG_SCORE, SUGGESTED_SCORE } from './merge-evidence.js';
import { companyKey, compareNames, nameWords, tellingWord } from './person-name.js';

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

  it.each([
    ['Ada Lindqvist Berg', 'Ada Berg', 'similar'],
    ['Ada B Lindqvist', 'Ada Berg Lindqvist', 'similar'],
    ['Ada Berg', 'Ada Ada', 'different'],
    ['A Lindqvist', 'E Lindqvist', 'different'],
    ['Eva Lindqvist', 'A Lindqvist', 'different'],
    ['A Lindqvist', 'Eva Lindqvist', 'different'],
    ['Mr. Ada', 'Mr. Ada', 'different'],
  ])('counts each word once: %j and %j are %s', (one, another, expected) => {
    expect(compareNames(one, another)).toBe(expected);
  });

  it('takes the word that tells most', () => {
    expect([tellingWord('A. B.'), tellingWord('Xu A.'), tellingWord('Eve Ada')]).toEqual(['', 'xu', 'ada']);
    expect([tellingWord('A. Lindqvist'), tellingWord('Sam'), nameWords('Prof. Ada Lindqvist, PhD')]).toEqual([
      'lindqvist',
      '',
      ['ada', 'lindqvist'],
    ]);
  });
});

it.each([
  ['Smörgås & Co. KG', 'smorgas'],
  ['North-Wind Ltd', 'north wind'],
  ['GmbH', ''],
])('the company %s is compared as %j', (company, key) => {
  expect(companyKey(company)).toBe(key);
});

it('files a contact under everything that it could share with another', () => {
  const one = person({
    company: 'Northwind AB',
    phones: ['+4670'],
    points: [
      mail('ada.lindq@northwind.example'),
      mail('a.d.a@gmail.com'),
      { channel: 'whatsapp', handle: '+4670' },
      { channel: 'sms', handle: '+4671' },
      { channel: 'linkedin', handle: 'ada-lindq' },
      { channel: 'twitter', handle: '@ada_lindqvist' },
      { channel: 'telegram', handle: '1234567' },
      mail('support@northwind.example'),
    ],
    signatureAddresses: ['al@home.example'],
  });
  expect(identityKeys(one)).toEqual([
    'phone +4670',
    'phone +4671',
    'mail ada.lindq@northwind.example',
    'mail ada@gmail.com',
    'mail support@northwind.example',
    'mail al@home.example',
    'linkedin ada-lindq',
    'handle adalindq',
    'handle adalindqvist',
    'company northwind lindqvist',
    'domain northwind.example lindqvist',
  ]);
  expect(identityKeys({ ...one, name: 'Ada' }).slice(-1)).toEqual(['handle adalindqvist']);
  expect(identityKeys({ ...one, company: null })).not.toContain('company  lindqvist');
  expect(identityKeys(person({ points: [{ channel: 'linkedin', handle: 'x'.repeat(400) }] }))[0]).toHaveLength(300);
});

describe('assessMerge', () => {
  const shared = (kind: string, traits: Partial<PersonTraits>, name: string, others: Partial<PersonTraits> = traits) =>
    [kind, traits, { ...others, name }] as const;
  const gmail = { points: [mail('ada.l@gmail.com')] };
  const alias = { points: [mail('adal+x@gmail.com')] };
  const profile = { points: [{ channel: 'linkedin', handle: 'ada' }] } as const;
  const work = { points: [mail('ada@northwind.example')] };
  const colleague = { points: [mail('al@northwind.example')] };
  const named = { points: [{ channel: 'twitter', handle: '@ada_lind' }] } as const;
  const named2 = { points: [{ channel: 'telegram', handle: 'adalind' }] } as const;
  const signed = { signatureAddresses: ['ada@northwind.example'] };

  it.each([
    [90, 'They have the same LinkedIn profile.', ['ada'], shared('same_linkedin', profile, 'Tom Berg')],
    [
      85,
      'Their addresses lead to the same mailbox.',
      ['ada.l@gmail.com'],
      shared('same_mailbox', gmail, 'Tom Berg', alias),
    ],
    [85, 'They have the same phone number.', ['+4670'], shared('same_phone', { phones: ['+4670'] }, 'A. Lindqvist')],
    [
      35,
      'They have the same phone number under different names.',
      ['+4670'],
      shared('same_phone', { phones: ['+4670'] }, 'Tom Berg', { points: [{ channel: 'sms', handle: '+4670' }] }),
    ],
    [
      35,
      'The signature of one contains the address of the other.',
      ['ada@northwind.example'],
      shared('same_email_in_signature', work, 'Tom Berg', signed),
    ],
    [
      60,
      'They have the same name, and addresses at the same company.',
      ['Ada Lindqvist', 'northwind.example'],
      shared('same_domain_and_name', work, 'Ada Lindqvist', colleague),
    ],
    [
      50,
      'They have the same name, and addresses at the same company.',
      ['Ada Lindqvist', 'A. Lindqvist', 'northwind.example'],
      shared('same_domain_and_name', work, 'A. Lindqvist', colleague),
    ],
    [
      60,
      'They have the same name at the same company.',
      ['Ada Lindqvist', 'Northwind AB'],
      shared('similar_name_and_company', { company: 'Northwind AB' }, 'Ada Lindqvist', { company: 'northwind' }),
    ],
    [
      50,
      'They have the same name at the same company.',
      ['Ada Lindqvist', 'A. Lindqvist', 'Northwind'],
      shared('similar_name_and_company', { company: 'Northwind' }, 'A. Lindqvist'),
    ],
    [
      55,
      'They use the same name on different channels.',
      ['adalind'],
      shared('same_handle_name', named, 'A. Lindqvist', named2),
    ],
    [
      30,
      'They use the same name on different channels.',
      ['adalind'],
      shared('same_handle_name', named, 'Tom Berg', named2),
    ],
  ] as const)('gives %d: %s', (score, text, values, [kind, one, another]) => {
    expect(assessMerge(person(one), person(another))).toEqual({ score, evidence: [{ kind, text, values }] });
  });

  it.each([
    ['a colleague', work, { ...colleague, name: 'Tom Berg' }],
    ['another company', { company: 'Northwind' }, { company: 'Contoso' }],
    ['a short handle', { points: [mail('adali@a.example')] }, { points: [mail('adali@b.example')] }],
    ['a number as a handle', { points: [mail('123456@a.example')] }, { points: [mail('123456@b.example')] }],
  ])('gives nothing for %s', (_, one, another) => {
    expect(assessMerge(person(one), person(another))).toEqual({ score: 0, evidence: [] });
  });

  it('adds up, and is limited without a hard mark', () => {
    const hard = { ...profile, phones: ['+4670'] };
    expect(assessMerge(person(hard), person(hard)).score).toBe(99);
    const soft = { company: 'Northwind', points: [...work.points, ...named.points] };
    expect(assessMerge(person(soft), person({ ...soft, points: [...colleague.points, ...named2.points] })).score).toBe(
      74,
    );
  });

  it('falls by forty where birthdays differ, and not where one is unknown', () => {
    const score = (one: string | null, another: string | null) =>
      assessMerge(person({ ...profile, birthday: one }), person({ ...profile, birthday: another })).score;
    expect([score('1984-03-12', '1984-03-12'), score('1984-03-12', null), score(null, '1984-03-12')]).toEqual([
      90, 90, 90,
    ]);
    expect(score('1984-03-12', '1990-01-01')).toBe(34);
    expect(assessMerge(person({ birthday: '1984-03-12' }), person({ birthday: '1990-01-01' }))).toEqual({
      score: 0,
      evidence: [
        {
          kind: 'different_birthday',
          text: 'Their birthdays differ, so they may be two people.',
          values: ['1984-03-12', '1990-01-01'],
        },
      ],
    });
  });

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
          text: 'The signature of one contains the address of the other.',
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
