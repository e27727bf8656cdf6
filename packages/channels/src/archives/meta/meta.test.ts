import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OwnerTally } from '../owners.js';
import { readArchiveText } from '../sources.js';
import { contextWith, itemsOf, textFile } from '../testing.js';
import { repaired } from './mojibake.js';

const garbled = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
const AT = Date.UTC(2026, 2, 1, 9, 30);
const INBOX = 'your_instagram_activity/messages/inbox/ada_17842/message_1.json';
const read = (messages: readonly object[], more: object = {}, path = INBOX) =>
  itemsOf(
    readArchiveText(
      'instagram',
      textFile(
        path,
        JSON.stringify({
          participants: [{ name: garbled('Ada Müller') }, { name: 'Mara' }],
          messages,
          title: garbled('Ada Müller'),
          ...more,
        }),
        17,
      ),
      contextWith(),
    ),
  );
const message = (changes: object = {}) => ({
  sender_name: garbled('Ada Müller'),
  timestamp_ms: AT,
  content: garbled('Grüße 🎉'),
  ...changes,
});

describe('repairing', () => {
  it('restores every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(repaired(garbled(text.toWellFormed()))).toBe(text.toWellFormed());
      }),
    );
  });

  it.each(['plain', 'Müller', 'Grüße 🎉', 'naïve Ã'])('leaves %s alone', (text) => {
    expect(repaired(text)).toBe(text);
  });
});

describe('a thread', () => {
  it('has repaired names, texts and reactions', async () => {
    expect(await read([message({ reactions: [{ reaction: garbled('❤'), actor: 'Mara' }] })])).toMatchObject([
      {
        at: AT,
        text: 'Grüße 🎉',
        author: { name: 'Ada Müller' },
        others: [{ name: 'Mara' }],
        thread: { key: 'thread ada_17842', isGroup: false },
        reactions: [{ by: { name: 'Mara' }, emoji: '❤' }],
      },
    ]);
  });

  it.each([
    ['unsent messages', message({ is_unsent: true }), { kind: 'skipped', reason: 'deleted' }],
    ['likes', message({ content: 'Liked a message' }), { kind: 'skipped', reason: 'service' }],
    [
      'reactions in words',
      message({ content: garbled('Reacted ❤️ to your message ') }),
      { kind: 'skipped', reason: 'service' },
    ],
    ['calls', message({ call_duration: 20 }), { kind: 'skipped', reason: 'service' }],
    ['empty messages', message({ content: undefined }), { kind: 'skipped', reason: 'service' }],
    ['messages without an author', message({ sender_name: undefined }), { code: 'record_incomplete' }],
    ['messages without a time', message({ timestamp_ms: undefined }), { code: 'record_undated' }],
    [
      'photos',
      message({
        content: undefined,
        photos: [{ uri: 'your_instagram_activity/messages/inbox/ada_17842/photos/1.jpg' }],
      }),
      { text: '', files: [{ path: 'your_instagram_activity/messages/inbox/ada_17842/photos/1.jpg', name: '1.jpg' }] },
    ],
    [
      'shares',
      message({ content: 'Ada sent an attachment.', share: { link: 'https://a.example/p/1', share_text: 'The fair' } }),
      { text: 'The fair\nhttps://a.example/p/1', files: [] },
    ],
    [
      'files elsewhere',
      message({ videos: [{ uri: 'https://cdn.example/v.mp4?x=1' }] }),
      { files: [{ path: null, name: 'v.mp4' }] },
    ],
  ])('knows %s', async (_, written, expected) => {
    expect(await read([written])).toMatchObject([expected]);
  });

  it('of an end-to-end encrypted export has other names for the same', async () => {
    const items = await itemsOf(
      readArchiveText(
        'facebook',
        textFile(
          'messages/inbox/Ada_1/message_1.json',
          JSON.stringify({
            participants: ['Ada', 'Mara'],
            threadName: 'Ada_1',
            messages: [{ senderName: 'Ada', text: 'Hi', timestamp: AT, isUnsent: false, media: [], reactions: [] }],
          }),
        ),
        contextWith(),
      ),
    );
    expect(items).toMatchObject([{ text: 'Hi', at: AT, author: { name: 'Ada' }, others: [{ name: 'Mara' }] }]);
  });

  it('with three people is a group with a title; one in spam is passed over', async () => {
    const people = { participants: [{ name: 'Ada' }, { name: 'Bob' }, { name: 'Mara' }], title: 'The fair' };
    expect(await read([message()], people)).toMatchObject([{ thread: { isGroup: true, name: 'The fair' } }]);
    const path = INBOX.replace('inbox', 'spam_threads');
    expect(await read([message()], {}, path)).toMatchObject([{ kind: 'skipped', reason: 'spam' }]);
  });
});

it.each([
  [
    'personal_information/personal_information.json',
    { profile_user: [{ string_map_data: { Name: { value: garbled('Mära') } } }] },
  ],
  ['profile_information/profile_information.json', { profile_v2: { name: { full_name: garbled('Mära') } } }],
])('%s says whose archive it is', async (path, value) => {
  const tally = new OwnerTally();
  for (const item of await itemsOf(readArchiveText('facebook', textFile(path, JSON.stringify(value)), contextWith())))
    tally.add(item);
  expect(tally.result.owners).toEqual(['Mära']);
});
