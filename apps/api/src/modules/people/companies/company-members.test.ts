import { expect, test } from 'vitest';
import { membersFrom } from './company-members.js';

test('a member whose contacts are read in parts is counted once, with all of them', () => {
  const members = membersFrom([
    { id: 'mara', name: 'Mara', people: 2, conversations: 3, messages: '10' },
    { id: null, name: null, people: 1, conversations: 1, messages: 12 },
    { id: 'mara', name: 'Mara', people: '4', conversations: '4', messages: 5 },
  ]);
  expect(members).toEqual([
    { id: 'mara', name: 'Mara', people: 6, conversations: 7, messages: 15 },
    { id: null, name: null, people: 1, conversations: 1, messages: 12 },
  ]);
});
