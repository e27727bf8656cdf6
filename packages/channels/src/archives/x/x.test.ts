import { describe, expect, it } from 'vitest';
import { OwnerTally } from '../owners.js';
import { readArchiveText } from '../sources.js';
import { contextWith, itemsOf, textFile } from '../testing.js';

const conversation = (id: string, ...messages: object[]) => ({ dmConversation: { conversationId: id, messages } });
const created = (changes: object = {}) => ({
  messageCreate: {
    recipientId: '1',
    reactions: [],
    urls: [],
    text: 'Hi &amp; bye',
    mediaUrls: [],
    senderId: '4242',
    id: '1741000000000000001',
    createdAt: '2026-03-01T09:30:11.123Z',
    ...changes,
  },
});
const file = (path: string, name: string, value: unknown) =>
  textFile(path, `window.YTD.${name}.part0 = ${JSON.stringify(value, null, 2)}`, 19);
const read = (value: unknown, changes = {}, path = 'data/direct-messages.js') =>
  itemsOf(readArchiveText('x', file(path, 'direct_messages', value), contextWith(changes)));

describe('direct messages', () => {
  it('have the ids that live ones have', async () => {
    const reactions = [{ senderId: '1', reactionKey: 'funny', eventId: '2', createdAt: '2026-03-01T09:31:00.000Z' }];
    expect(await read([conversation('1-4242', created({ reactions }))], { owners: ['1'] })).toMatchObject([
      {
        at: Date.UTC(2026, 2, 1, 9, 30, 11, 123),
        text: 'Hi & bye',
        providerId: '1741000000000000001',
        author: { id: '4242' },
        others: [{ id: '1' }],
        thread: { key: 'chat 1-4242', isGroup: false, other: { id: '4242' } },
        reactions: [{ by: { id: '1' }, emoji: '😂' }],
      },
    ]);
  });

  it('show where short links lead, and have their files', async () => {
    const urls = [
      { url: 'https://t.co/a', expanded: 'https://a.example/plan', display: 'a.example' },
      { url: 'https://t.co/b', expanded: 'https://twitter.com/messages/media/17', display: 'x' },
    ];
    const mediaUrls = ['https://ton.twitter.com/dm/17/18/photo.jpg'];
    const text = 'See https://t.co/a https://t.co/b';
    const path = 'data/direct_messages_media/17-photo.jpg';
    const hasFile = (one: string) => one === path;
    expect(
      await read([conversation('1-4242', created({ id: '17', text, urls, mediaUrls }))], { hasFile }),
    ).toMatchObject([{ text: 'See https://a.example/plan', files: [{ path, name: 'photo.jpg' }] }]);
  });

  it.each([
    ['joins', { participantsJoin: { userIds: ['3'] } }, { kind: 'skipped', reason: 'service' }],
    ['messages without an id', created({ id: undefined }), { code: 'record_incomplete' }],
    ['messages without a time', created({ createdAt: 'soon' }), { code: 'record_undated' }],
  ])('know %s', async (_, event, expected) => {
    expect(await read([conversation('1-4242', event)])).toMatchObject([expected]);
  });

  it('of groups are told apart by their file', async () => {
    expect(await read([conversation('99', created())], {}, 'data/direct-messages-group.js')).toMatchObject([
      { thread: { key: 'group 99', isGroup: true, other: null } },
    ]);
  });
});

it('account.js says whose archive it is', async () => {
  const tally = new OwnerTally();
  const account = [{ account: { email: 'x', accountId: '1', username: 'mara', accountDisplayName: 'Mara' } }];
  for (const item of await itemsOf(readArchiveText('x', file('data/account.js', 'account', account), contextWith())))
    tally.add(item);
  expect(tally.result.owners).toEqual(['1']);
});

it('a file that is cut off is named so, and one without data too', async () => {
  const path = 'data/direct-messages.js';
  const cut = textFile(path, 'window.YTD.direct_messages.part0 = [ {"dmConversation": {"conversationId": "1-2", "mess');
  await expect(itemsOf(readArchiveText('x', cut, contextWith()))).rejects.toMatchObject({ code: 'archive_cut_off' });
  const other = textFile(path, `${'x'.repeat(2000)}[]`);
  await expect(itemsOf(readArchiveText('x', other, contextWith()))).rejects.toMatchObject({ code: 'archive_damaged' });
});
