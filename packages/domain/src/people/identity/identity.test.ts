import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { domainOf, mailboxKey, normalizeAddress } from './address.js';
import { dedupeMaterial, type MailIdentity } from './dedupe.js';
import { type AddressEvidence, inferOwnAddresses, ownAddressTest } from './own-addresses.js';

describe('normalizeAddress', () => {
  it.each([
    ['Ada@Example.ORG', 'ada@example.org'],
    ['"Lovelace, Ada" <ada@example.org>', 'ada@example.org'],
    [' mailto:ada@example.org ', 'ada@example.org'],
    ["'ada@example.org'", 'ada@example.org'],
    ['用户@例え.jp', '用户@例え.jp'],
    ['ada@example.org.', 'ada@example.org'],
    ["''ada@example.org'.", 'ada@example.org'],
    ["'mailto:ada@example.org'", 'ada@example.org'],
    ['o"b"@example.org', 'o"b"@example.org'],
    ['Ada <ada@example.org> ', 'ada@example.org'],
    ['<ada@example.org> x', null],
    ['a@b@example.org', 'a@b@example.org'],
    ['a<b@example.org', null],
    ['ada@.example.org', null],
    ['ada@example,org', null],
    [`${'a'.repeat(308)}@example.org`, `${'a'.repeat(308)}@example.org`],
    [`${'a'.repeat(309)}@example.org`, null],
    ['undisclosed-recipients:;', null],
    ['ada', null],
    ['@example.org', null],
    ['ada@', null],
    ['a da@example.org', null],
    ['ada@example..org', null],
    ['', null],
  ])('of %j is %j', (written, address) => {
    expect(normalizeAddress(written)).toBe(address);
  });

  it('is stable and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary', maxLength: 60 })), (written) => {
        const address = normalizeAddress(written);
        fc.pre(address !== null);
        expect(normalizeAddress(address)).toBe(address);
        expect(address).toContain(`@${domainOf(address)}`);
      }),
    );
  });
});

describe('mailboxKey', () => {
  it('folds what Gmail folds, and nothing elsewhere', () => {
    expect(mailboxKey('a.d.a+shop@googlemail.com')).toBe('ada@gmail.com');
    expect(mailboxKey('a.d.a+shop@example.org')).toBe('a.d.a+shop@example.org');
  });
});

const seen = (address: string, counts: Partial<AddressEvidence>): AddressEvidence => ({
  address,
  sentFolder: 0,
  deliveredTo: 0,
  to: 0,
  from: 0,
  ...counts,
});

describe('inferOwnAddresses', () => {
  it('believes sent folders, with every spelling of the mailbox', () => {
    const evidence = [
      seen('tom@example.org', { from: 80, to: 20 }),
      seen('ada.l@gmail.com', { sentFolder: 40, from: 40, to: 50 }),
      seen('ada.l+news@gmail.com', { to: 9 }),
      seen('filed@example.org', { sentFolder: 1, from: 1 }),
    ];
    expect(inferOwnAddresses(evidence, 150)).toEqual({
      addresses: ['ada.l@gmail.com', 'ada.l+news@gmail.com'],
      confidence: 'proven',
    });
  });

  it('believes deliveries, but not a list’s', () => {
    const evidence = [
      seen('ada@example.org', { deliveredTo: 90, to: 60 }),
      seen('sales@example.org', { deliveredTo: 40, to: 40 }),
      seen('list@lists.example', { deliveredTo: 10, to: 10 }),
    ];
    expect(inferOwnAddresses(evidence, 140).addresses).toEqual(['ada@example.org', 'sales@example.org']);
  });

  it('counts a tenth of the sent mail, or a fifth of the deliveries, as proof', () => {
    const proven = (counts: Partial<AddressEvidence>, others: Partial<AddressEvidence>) =>
      inferOwnAddresses([seen('a@x.org', counts), seen('b@x.org', others)], 100).addresses;
    expect(proven({ sentFolder: 10 }, { sentFolder: 90 })).toEqual(['b@x.org', 'a@x.org']);
    expect(proven({ sentFolder: 9 }, { sentFolder: 91 })).toEqual(['b@x.org']);
    expect(proven({ deliveredTo: 20 }, { deliveredTo: 80 })).toEqual(['b@x.org', 'a@x.org']);
    expect(proven({ deliveredTo: 19 }, { deliveredTo: 81 })).toEqual(['b@x.org']);
  });

  it('has the best proven first: by sent mail, then by deliveries, then by how often it is seen', () => {
    const counts: Partial<AddressEvidence>[] = [
      { to: 1, from: 1 },
      { to: 3 },
      { from: 4 },
      { deliveredTo: 5 },
      { deliveredTo: 6 },
      { sentFolder: 1 },
      { sentFolder: 2 },
    ];
    const evidence = counts.map((one, index) => seen(`ada+${index}@gmail.com`, one));
    expect(inferOwnAddresses(evidence, 100).addresses).toEqual(
      [6, 5, 4, 3, 2, 1, 0].map((index) => `ada+${index}@gmail.com`),
    );
  });

  it('guesses only who is on half of the messages, on three, and half as often again as the next', () => {
    const guess = (messages: number, first: Partial<AddressEvidence>, ...others: Partial<AddressEvidence>[]) =>
      inferOwnAddresses([...others.map((one, index) => seen(`b${index}@x.org`, one)), seen('a@x.org', first)], messages)
        .addresses.length;
    expect([guess(100, { to: 50 }), guess(100, { to: 49 })]).toEqual([1, 0]);
    expect([guess(4, { to: 2, from: 1 }), guess(4, { to: 2 })]).toEqual([1, 0]);
    expect([guess(100, { to: 60 }, { to: 40 }), guess(100, { to: 60 }, { from: 41 })]).toEqual([1, 0]);
    const spellings = [seen('a.d@gmail.com', { to: 60 }), seen('ad@gmail.com', { to: 1 })];
    expect(inferOwnAddresses(spellings, 100)).toEqual({
      addresses: ['a.d@gmail.com', 'ad@gmail.com'],
      confidence: 'likely',
    });
  });

  it('guesses who is on both sides of nearly everything', () => {
    const evidence = [seen('ada@example.org', { to: 60, from: 35 }), seen('tom@example.org', { to: 20, from: 30 })];
    expect(inferOwnAddresses(evidence, 100)).toEqual({ addresses: ['ada@example.org'], confidence: 'likely' });
  });

  it.each([
    [
      'two people who only write to each other',
      [seen('a@x.org', { to: 50, from: 50 }), seen('b@x.org', { to: 50, from: 50 })],
    ],
    ['somebody who only ever writes', [seen('a@x.org', { from: 99 }), seen('b@x.org', { to: 9 })]],
    ['nothing', []],
  ])('asks about %s', (_, evidence) => {
    expect(inferOwnAddresses(evidence, 100)).toEqual({ addresses: [], confidence: 'unknown' });
  });
});

describe('ownAddressTest', () => {
  it('knows all spellings', () => {
    const isOwn = ownAddressTest(['ada.l@gmail.com', 'ada@example.org']);
    expect(['adal+x@gmail.com', 'ada@example.org', 'tom@example.org'].map(isOwn)).toEqual([true, true, false]);
  });
});

describe('dedupeMaterial', () => {
  const mail: MailIdentity = {
    messageId: 'a@x',
    from: 'ada@example.org',
    to: ['tom@example.org', 'bob@example.org'],
    sentAt: 1_700_000_000_123,
    subject: 'Offer',
    text: 'Dear Tom, here is the offer that we spoke of on Monday.',
    bodyHash: () => 'b0d7',
  };
  const material = (changes: Partial<MailIdentity>) => dedupeMaterial({ ...mail, ...changes });

  it('is one for the copies of a message', () => {
    expect(material({ subject: '[list] Offer', sentAt: 1_700_000_000_999, to: [] })).toBe(material({}));
    expect(material({ text: `${mail.text.replaceAll(' ', '\n')}\n--\nSent through a list` })).toBe(material({}));
    expect(material({ messageId: null, to: mail.to.toReversed() })).toBe(material({ messageId: null }));
  });

  it.each([
    ['a Message-ID that is reused for another sender', { from: 'eve@example.org' }],
    ['for another subject', { subject: 'Invoice' }],
    ['at another second', { sentAt: 1_700_000_001_000 }],
    ['with other words', { text: 'A fax has arrived from an unknown number.' }],
    ['with another end', { text: 'Dear Tom, here is the offer that we spoke of on Tuesday.' }],
    ['without a date', { sentAt: null }],
    ['without a Message-ID', { messageId: null }],
  ])('differs for %s', (_, changes) => {
    expect(material(changes)).not.toBe(material({}));
  });

  it('is made of sender, second, subject and content, or of the whole body', () => {
    const parts = (changes: Partial<MailIdentity>) => material(changes).split('\u001f');
    const content = 'DearTomhereistheofferthatwespokeofonMonday';
    expect(parts({ subject: 'Re: Offer' })).toEqual(['id', 'a@x', 'ada@example.org', '1700000000', 'Offer', content]);
    expect(parts({ sentAt: null, subject: null, from: null })).toEqual(['id', 'a@x', '', '', '', 'b0d7']);
    expect(parts({ messageId: null })).toEqual([
      'no-id',
      'ada@example.org',
      'bob@example.org,tom@example.org',
      '1700000000',
      'Offer',
      'b0d7',
    ]);
    expect(parts({ text: 'One\n_____\r\nTwo' }).at(-1)).toBe('One');
    expect(parts({ text: 'One -- two\n____' }).at(-1)).toBe('Onetwo');
  });

  it('looks at the body only where it must', () => {
    const bodyHash = () => {
      throw new Error('not needed');
    };
    expect(() => material({ bodyHash })).not.toThrow();
    expect(() => material({ bodyHash, sentAt: null })).toThrow('not needed');
  });
});
