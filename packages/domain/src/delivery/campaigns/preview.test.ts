import { expect, it } from 'vitest';
import { type PreviewedMember, previewOf } from './preview.js';

const member = (contactId: string, wishes: Partial<PreviewedMember> = {}): PreviewedMember => ({
  contactId,
  contactName: contactId,
  channel: 'email',
  code: null,
  reason: null,
  ...wishes,
});
const refused = (contactId: string, code: string) =>
  member(contactId, { channel: null, code, reason: `Because of ${code}.` });

it('previews whom a campaign would reach, and why not the others', () => {
  const members = [
    member('a'),
    refused('b', 'quiet'),
    member('c', { channel: 'sms' }),
    refused('d', 'opted_out'),
    refused('e', 'opted_out'),
    refused('f', 'no_address'),
    member('g'),
    member('h', { channel: null, code: 'unexplained' }),
  ];
  expect(previewOf(400, members)).toEqual({
    total: 400,
    checked: 8,
    reachable: 3,
    byChannel: [
      { channel: 'email', count: 2 },
      { channel: 'sms', count: 1 },
    ],
    unreachable: [
      { code: 'opted_out', reason: 'Because of opted_out.', count: 2 },
      { code: 'no_address', reason: 'Because of no_address.', count: 1 },
      { code: 'quiet', reason: 'Because of quiet.', count: 1 },
    ],
    canarySize: 1,
    members: [1, 3, 4, 5, 7, 0, 2, 6].map((index) => members[index]),
  });
});

it('shows fifty members', () => {
  const members = Array.from({ length: 51 }, (_, index) => member(String(index)));
  expect(previewOf(51, members).members).toEqual(members.slice(0, 50));
});
