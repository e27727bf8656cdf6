import { expect, test } from 'vitest';
import { canBeAssigned } from './assignment.js';

const board = { memberIds: ['tom'] };
const sales = { memberIds: ['tom', 'ida'] };
const open = { memberIds: [] };

test.each([
  ['a member of all of them', 'tom', [board, sales], true],
  ['a member of some of them only', 'ida', [board, sales], false],
  ['a member of the one that has members', 'ida', [sales, open], true],
  ['anyone where no account has members', 'eve', [open], true],
  ['anyone where there is no account', 'eve', [], true],
  ['nobody else', 'eve', [sales], false],
])('what belongs to accounts is for %s', (_, id, accounts, can) => {
  expect(canBeAssigned({ id, isOwner: false }, accounts)).toBe(can);
  expect(canBeAssigned({ id, isOwner: true }, accounts)).toBe(true);
});
