import { describe, expect, it } from 'vitest';
import { readSignature } from './signature.js';

const ann = { name: 'Ann Lee', address: 'ann.lee@blue-harbour.co.uk' };
const nothing = { name: null, title: null, company: null, phones: [], linkedinUrl: null, website: null };

describe('readSignature', () => {
  it('reads a full signature', () => {
    const text =
      'Best regards,\n*Ann Lee*\nHead of Partnerships\nBlue Harbour Ltd\nT: 020 7946 0958 | M: +44 7911 123456\nFax: +44 20 7946 0959\nwww.blue-harbour.co.uk | linkedin.com/in/ann-lee-42\nann.lee@blue-harbour.co.uk';
    expect(readSignature(text, ann)).toEqual({
      name: 'Ann Lee',
      title: 'Head of Partnerships',
      company: 'Blue Harbour Ltd',
      phones: ['+442079460958', '+447911123456'],
      linkedinUrl: 'https://www.linkedin.com/in/ann-lee-42',
      website: 'https://www.blue-harbour.co.uk',
    });
  });

  it.each([
    ['Ann Lee\nCTO at Blue Harbour', 'CTO', 'Blue Harbour'],
    ['Ann Lee | Managing Director\nBlue Harbour', 'Managing Director', 'Blue Harbour'],
    ['Ann Lee, Geschäftsführerin\nNordlicht GmbH', 'Geschäftsführerin', 'Nordlicht GmbH'],
    ['Ann Lee\nDirector, Sales', 'Director, Sales', null],
    ['Ann Lee\nEngineer, Foundry Inc.', 'Engineer', 'Foundry Inc.'],
    ['Ann Lee\nHead of Sales, Blue Harbour', 'Head of Sales', 'Blue Harbour'],
    ['Ann Lee, Director, Sales, Blue Harbour', 'Director, Sales', 'Blue Harbour'],
    ['Ann Lee\nEngineer, Quay Nine\nQuay Nine Ltd', 'Engineer', 'Quay Nine'],
  ])('tells title from company in %j', (text, title, company) => {
    expect(readSignature(text, ann)).toMatchObject({ title, company });
  });

  it('reads the 00 form and the (0) of international numbers', () => {
    expect(readSignature('Ann Lee\n0049 (0)30 2093-0', { name: 'Ann Lee', address: 'a@x.com' }).phones).toEqual([
      '+493020930',
    ]);
  });

  it.each([
    ['a mobile line', 'Sent from my iPhone'],
    ['a quotation', '"Be the change." \nGandhi'],
    ['an order number', 'Ann\nOrder 12345678'],
    ['a disclaimer', 'This email and its attachments are confidential.\nThe director is not liable.'],
    ["somebody else's card", 'Bob Roe\nDirector\nAcme'],
    ['a foreign website', 'Ann\nhttps://example.com/offer'],
    ['nothing', ''],
  ])('reads nothing from %s', (_, text) => {
    expect(readSignature(text, ann)).toEqual(nothing);
  });

  it('does not take a free mail domain for a company', () => {
    expect(readSignature('Ann Lee\nGmail\nwww.gmail.com', { name: 'Ann Lee', address: 'ann@gmail.com' })).toMatchObject(
      { company: null, website: null },
    );
  });

  it('does not guess the country of a national number', () => {
    expect(readSignature('Ann Lee\nTel 020 7946 0958', { name: 'Ann Lee', address: 'ann@x.com' }).phones).toEqual([]);
  });
});
