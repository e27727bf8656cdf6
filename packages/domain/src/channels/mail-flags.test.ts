import { describe, expect, test } from 'vitest';
import { MAIL_FLAG, mailFlagChange, mailFlagNames, mailFlagsOf } from './mail-flags.js';

const { seen, answered, deleted, gone } = MAIL_FLAG;

test('flags are read in any case, and those of others are left out', () => {
  expect(mailFlagsOf(['\\SEEN', '\\Deleted', '$Forwarded', '\\Flagged'])).toBe(seen | deleted);
  expect(mailFlagNames(seen | answered | gone)).toEqual(['\\Seen', '\\Answered']);
});

describe('a change elsewhere', () => {
  const NONE = { isRead: null, isAnswered: null, isRemoved: null };
  test.each([
    ['nothing', 0, 0, 0, NONE],
    ['read', 0, seen, 0, { ...NONE, isRead: true }],
    ['unread again', seen, 0, 0, { ...NONE, isRead: false }],
    ['read here meanwhile', 0, seen, seen, NONE],
    ['answered', seen, seen | answered, 0, { ...NONE, isAnswered: true }],
    ['no longer answered', answered, 0, 0, NONE],
    ['deleted', 0, deleted, 0, { ...NONE, isRemoved: true }],
    ['expunged', deleted, deleted | gone, 0, NONE],
    ['gone at once', 0, gone, 0, { ...NONE, isRemoved: true }],
    ['gone while it is kept here', 0, gone, deleted, { ...NONE, isRemoved: true }],
    ['not deleted after all', deleted, 0, 0, { ...NONE, isRemoved: false }],
  ] as const)('%s', (_, applied, flags, pending, expected) => {
    expect(mailFlagChange(applied, flags, pending)).toEqual(expected);
  });
});
