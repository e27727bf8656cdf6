import { describe, expect, it } from 'vitest';
import { OwnerTally } from '../owners.js';
import { contextWith, itemsOf, messagesOf, textFile } from '../testing.js';
import { readTelegram } from './read.js';

const AT = 1_704_060_300;
const message = (changes: object = {}) => ({
  id: 7,
  type: 'message',
  date: '2023-12-31T23:05:00',
  date_unixtime: String(AT),
  from: 'Ada Okafor',
  from_id: 'user4242',
  text: 'Hi',
  ...changes,
});
const single = (messages: readonly object[], chat: object = {}) => ({
  name: 'Ada Okafor',
  type: 'personal_chat',
  id: 4242,
  messages,
  ...chat,
});
const file = (value: unknown) => textFile('result.json', JSON.stringify(value, null, 1), 11);
const read = (value: unknown, changes = {}) => messagesOf(readTelegram(file(value), contextWith(changes)));

describe('a chat', () => {
  it('of two is with the person of its id', async () => {
    expect(await read(single([message({ reply_to_message_id: 3 })]))).toMatchObject([
      {
        at: AT * 1000,
        text: 'Hi',
        author: { id: 'user4242', name: 'Ada Okafor' },
        thread: { key: 'chat 4242', isGroup: false, other: { id: 'user4242' } },
        // Accounts number the messages of private chats each by themselves.
        providerId: null,
        inReplyTo: null,
      },
    ]);
  });

  it.each([
    ['private_group', '-4242'],
    ['private_supergroup', '-1004242'],
    ['public_supergroup', '-1004242'],
  ])('of a %s has the number that bots see', async (type, groupId) => {
    expect(await read(single([message({ reply_to_message_id: 3 })], { type, name: 'The fair' }))).toMatchObject([
      { thread: { isGroup: true, groupId, name: 'The fair' }, providerId: `${groupId}:7`, inReplyTo: `${groupId}:3` },
    ]);
  });

  it.each([
    ['plain', 'plain'],
    [
      [
        'See ',
        { type: 'link', text: 'https://a.example' },
        ' and ',
        { type: 'text_link', text: 'this', href: 'https://b.example' },
      ],
      'See https://a.example and this (https://b.example)',
    ],
    [[{ type: 'bold', text: 'Bold' }, 3], 'Bold'],
    [undefined, ''],
  ])('has the text %j', async (text, expected) => {
    expect((await read(single([message({ text })])))[0]?.text).toBe(expected);
  });

  it.each([
    [{ photo: 'photos/photo_1.jpg' }, [{ path: 'photos/photo_1.jpg', name: 'photo_1.jpg', contentType: 'image/jpeg' }]],
    [
      { file: 'files/plan.pdf', mime_type: 'application/pdf', file_name: 'The plan.pdf' },
      [{ path: 'files/plan.pdf', name: 'The plan.pdf', contentType: 'application/pdf' }],
    ],
    [
      { file: '(File not included. Change data exporting settings to download.)', media_type: 'voice_message' },
      [{ path: null, name: 'voice_message', contentType: null }],
    ],
  ])('has the files of %j', async (fields, files) => {
    expect((await read(single([message(fields)])))[0]?.files).toEqual(files);
  });

  it('shows forwards, contacts, places, polls and reactions', async () => {
    const [forwarded, contact, place, poll] = await read(
      single([
        message({
          forwarded_from: 'Bob',
          reactions: [{ type: 'emoji', count: 1, emoji: '👍', recent: [{ from: 'Mara', from_id: 'user1' }] }],
        }),
        message({ id: 8, text: '', contact_information: { first_name: 'Bo', last_name: '', phone_number: '+49170' } }),
        message({ id: 9, text: '', location_information: { latitude: 52.5, longitude: 13.4 } }),
        message({ id: 10, text: '', poll: { question: 'When?', answers: [{ text: 'Friday' }, { text: 'Monday' }] } }),
      ]),
    );
    expect(forwarded).toMatchObject({ text: 'Bob:\nHi', reactions: [{ by: { id: 'user1' }, emoji: '👍' }] });
    expect([contact?.text, place?.text, poll?.text]).toEqual(['Bo +49170', '52.5, 13.4', 'When?\n- Friday\n- Monday']);
  });

  it('of an older export has local times', async () => {
    expect((await read(single([message({ date_unixtime: undefined })])))[0]?.at).toBe(Date.UTC(2023, 11, 31, 23, 5));
  });

  it('tells what is no message, and what cannot be read', async () => {
    const items = await itemsOf(
      readTelegram(
        file(
          single([
            message({ type: 'service', action: 'phone_call' }),
            message({ from_id: null }),
            message({ date: '?', date_unixtime: '?' }),
          ]),
        ),
        contextWith(),
      ),
    );
    expect(items).toEqual([
      { kind: 'skipped', reason: 'service', ours: null },
      { kind: 'problem', code: 'record_incomplete' },
      { kind: 'problem', code: 'record_undated' },
    ]);
  });
});

describe('an account', () => {
  const account = {
    about: 'Here is your data',
    personal_information: { user_id: 1, first_name: 'Mara', last_name: 'Lind', bio: '"]}' },
    contacts: { list: [{ first_name: 'x' }] },
    chats: {
      about: '…',
      list: [
        single([message(), message({ id: 8, from_id: 'user1', from: 'Mara Lind' })]),
        single([message({ id: 1 })], { type: 'bot_chat', id: 5, name: 'Weather' }),
        { type: 'saved_messages', id: 1, messages: [message({ from_id: 'user1' })] },
        single([message({ from_id: 'channel9' })], { type: 'public_channel', id: 9 }),
      ],
    },
    left_chats: { about: '…', list: [single([message({ id: 12 })], { type: 'private_group', id: 77, name: 'Old' })] },
  };

  it('has all chats, but neither notes to self nor channels', async () => {
    const all = await read(account);
    expect(all.map(({ thread }) => [thread.key, thread.isAutomatic])).toEqual([
      ['chat 4242', false],
      ['chat 4242', false],
      ['chat 5', true],
      ['group 77', false],
    ]);
    expect(new Set(all.map(({ key }) => key)).size).toBe(4);
  });

  it('says whose it is, and so does a chat of two', async () => {
    const ownersOf = async (value: unknown) => {
      const tally = new OwnerTally();
      for (const item of await itemsOf(readTelegram(file(value), contextWith()))) tally.add(item);
      return tally.result.owners;
    };
    expect(await ownersOf(account)).toEqual(['user1']);
    expect(await ownersOf(single([message(), message({ from_id: 'user1' })]))).toEqual(['user1']);
    expect(await ownersOf(single([message(), message({ from_id: 'user1' })], { type: 'private_group' }))).toEqual([]);
  });
});
