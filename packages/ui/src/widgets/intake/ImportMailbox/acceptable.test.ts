import { describe, expect, test } from 'vitest';
import { objectionTo, parseAddresses } from './acceptable';

describe('objectionTo', () => {
  test.each([
    'All mail Including Spam and Trash.mbox',
    'Inbox',
    'invitation.eml',
    'mbox',
    'WhatsApp Chat - Ada.zip',
    'result.json',
  ])('%s may be a mailbox or a chat export', (name) => {
    expect(objectionTo({ name, size: 12 })).toBeNull();
  });

  test.each([
    ['takeout-20260301T080000Z-001.7z', 'archive'],
    ['takeout.TGZ', 'archive'],
    ['Inbox.msf', 'index'],
    ['outlook.pst', 'outlook'],
  ])('%s is refused with a way out', (name, objection) => {
    expect(objectionTo({ name, size: 12 })).toBe(objection);
  });

  test('an empty file is refused', () => {
    expect(objectionTo({ name: 'Inbox', size: 0 })).toBe('empty');
  });
});

describe('parseAddresses', () => {
  test('takes what people type between addresses', () => {
    expect(parseAddresses(' Anna@Example.com;anna@work.example,  anna@example.com ')).toEqual({
      addresses: ['anna@example.com', 'anna@work.example'],
      invalid: [],
    });
  });

  test('names what is no address', () => {
    expect(parseAddresses('anna@, anna@localhost, a@b.org')).toEqual({
      addresses: ['a@b.org'],
      invalid: ['anna@', 'anna@localhost'],
    });
  });

  test('nothing is nothing', () => {
    expect(parseAddresses('  ')).toEqual({ addresses: [], invalid: [] });
  });
});
