import { describe, expect, it } from 'vitest';
import { CANNED_REPLY_SHORTCUT, fillCannedReply } from './fill.js';

const FACTS = { contactName: 'Ada Lindqvist', company: 'Northwind', myName: 'Elena' };

describe('fillCannedReply', () => {
  it('fills every gap, as often as it comes', () => {
    const { text, missing } = fillCannedReply('{first_name} of {company}, {first_name}! {my_name}', FACTS);
    expect(text).toBe('Ada of Northwind, Ada! Elena');
    expect(missing).toEqual([]);
  });

  it('leaves a gap that cannot be filled where it is seen, and names it once', () => {
    const { text, missing } = fillCannedReply('{company} {first_name} {company}', {
      ...FACTS,
      contactName: null,
      company: '  ',
    });
    expect(text).toBe('{company} {first_name} {company}');
    expect(missing).toEqual(['company', 'first_name']);
  });

  it.each(['ada@northwind.example', '+46 701 23 45 67', '', '   '])(
    'takes %j for nobody’s first name',
    (contactName) => {
      expect(fillCannedReply('{first_name}', { ...FACTS, contactName }).missing).toEqual(['first_name']);
    },
  );

  it('takes names of any script', () => {
    expect(fillCannedReply('{first_name}', { ...FACTS, contactName: '山田 太郎' }).text).toBe('山田');
    expect(fillCannedReply('{first_name}', { ...FACTS, contactName: 'עדה לוי' }).text).toBe('עדה');
  });

  it('does not read what it filled in, nor other braces', () => {
    const filled = fillCannedReply('{company} {other} {first_name', { ...FACTS, company: '{my_name} $& <b>' });
    expect(filled).toEqual({ text: '{my_name} $& <b> {other} {first_name', missing: [] });
  });
});

describe('a shortcut', () => {
  it.each(['thanks', 'on-it', '2nd'])('may be %s', (text) => expect(CANNED_REPLY_SHORTCUT.test(text)).toBe(true));
  it.each(['', '-a', 'On', 'on it', '/on', 'é', 'a'.repeat(33)])('may not be %j', (text) =>
    expect(CANNED_REPLY_SHORTCUT.test(text)).toBe(false),
  );
});
