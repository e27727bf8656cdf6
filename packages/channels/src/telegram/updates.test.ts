import { describe, expect, it } from 'vitest';
import type { IncomingFile } from '../port/adapter.js';
import { parseTelegram, splitTelegram } from './webhook.js';

const IS_IGNORED = { kind: 'ignored', reason: expect.any(String) };

const AT = 1_700_000_000;
const BASE = { id: '1:9', account: '1', channel: 'telegram' };

const chat = { id: 42, type: 'private', first_name: 'Ada', last_name: 'L' };
const head = { message_id: 7, date: AT, chat };

function envelopesOf(content: object) {
  const body = new TextEncoder().encode(JSON.stringify({ update_id: 9, ...content }));
  return splitTelegram(
    { method: 'POST', url: 'https://concordia.test/webhooks/telegram', headers: {}, body },
    '1',
    AT * 1_000,
  );
}
/** The event of the last envelope: the name of a person stands before it. */
const read = (content: object) => parseTelegram(envelopesOf(content)?.at(-1)?.raw ?? '');
const message = (content: object) => read({ message: { ...head, ...content } });

describe('where and when a message is', () => {
  it.each([
    ['without its number', { text: 'Hi', message_id: undefined }],
    ['without a chat', { text: 'Hi', chat: undefined }],
    ['without a date', { text: 'Hi', date: undefined }],
    ['before the beginning of time', { text: 'Hi', date: -1 }],
    ['of a chat whose number is none', { text: 'Hi', chat: { ...chat, id: 1.5 } }],
    ['of a chat whose number is a word', { text: 'Hi', chat: { ...chat, id: 'x42' } }],
  ])('a message %s is not understood', (_, content) => {
    expect(message(content)).toBeNull();
  });

  it('may be the beginning of time', () => {
    expect(message({ text: 'Hi', date: 0 })).toMatchObject({ at: 0 });
  });

  it('an edit has a time of its own', () => {
    const edited_message = { ...head, text: 'New' };
    expect(read({ edited_message })).toBeNull();
    expect(read({ edited_message: { ...edited_message, edit_date: AT + 1 } })).toMatchObject({ at: (AT + 1) * 1_000 });
  });
});

it.each([
  [{ title: 'Team', first_name: 'Ada' }, 'Team'],
  [{ first_name: 'Ada' }, 'Ada'],
  [{ last_name: 'L' }, 'L'],
  [{}, null],
])('a chat of %j is called %j', (names, name) => {
  expect(message({ text: 'Hi', chat: { id: 42, type: 'group', ...names } })).toMatchObject({ name });
});

it('in a group names who wrote, and not in a private chat', () => {
  const from = { id: 5, first_name: 'Ann', last_name: 'B' };
  const group = { id: -42, type: 'supergroup', title: 'Team' };
  expect(message({ text: 'Hi', chat: group, from })).toMatchObject({ from: '-42', name: 'Team', author: 'Ann B' });
  expect(message({ text: 'Hi', chat: group, from, sender_chat: { title: 'Shop' } })).toMatchObject({ author: 'Shop' });
  expect(message({ text: 'Hi', from })).not.toHaveProperty('author');
});

describe('a chat of a connected business account', () => {
  const business = { ...head, business_connection_id: 'BC-1', text: 'Hi' };
  it('brings messages of the contact, and what the account wrote itself', () => {
    expect(read({ business_message: { ...business, from: { id: 42, first_name: 'Ada' } } })).toMatchObject({
      kind: 'message',
      messageId: '42:7:BC-1',
      from: '42',
    });
    expect(read({ business_message: { ...business, from: { id: 1 } } })).toMatchObject({
      direction: 'outbound',
      from: '42',
    });
  });

  it('tells of edits, and of each message that is deleted', () => {
    expect(read({ edited_business_message: { ...business, edit_date: AT } })).toMatchObject({
      kind: 'edit',
      messageId: '42:7:BC-1',
    });
    const deleted_business_messages = { business_connection_id: 'BC-1', chat, message_ids: [7, 8] };
    const envelopes = envelopesOf({ deleted_business_messages }) ?? [];
    expect(envelopes.map(({ id }) => id)).toEqual(['1:9:7', '1:9:8']);
    expect(envelopes.map(({ raw }) => parseTelegram(raw))).toMatchObject([
      { kind: 'deletion', id: '1:9:7', messageId: '42:7:BC-1', at: AT * 1_000 },
      { kind: 'deletion', id: '1:9:8', messageId: '42:8:BC-1' },
    ]);
    expect(envelopesOf({ deleted_business_messages: { chat } })).toBeNull();
  });
});

it('a pressed button says its label, and which message it stands below', () => {
  const reply_markup = {
    inline_keyboard: [
      [
        { text: 'No', callback_data: 'n' },
        { text: 'Yes', callback_data: 'y' },
      ],
    ],
  };
  const callback_query = { id: '77', from: { id: 42 }, data: 'y', message: { ...head, reply_markup } };
  expect(read({ callback_query })).toMatchObject({
    kind: 'message',
    messageId: 'button:77',
    from: '42',
    notes: [{ kind: 'button', title: 'Yes' }],
    inReplyTo: '42:7',
    at: AT * 1_000,
  });
  expect(read({ callback_query: { ...callback_query, data: 'gone' } })).toMatchObject({ notes: [{ title: 'gone' }] });
  expect(read({ callback_query: { id: '77', inline_message_id: 'x' } })).toEqual({
    kind: 'ignored',
    reason: 'no_chat',
  });
  expect(read({ callback_query: {} })).toBeNull();
});

it('an edit without words, such as a live location that moves, changes nothing', () => {
  const edited_message = { ...head, edit_date: AT, location: { latitude: 1, longitude: 2 } };
  expect(read({ edited_message })).toEqual({ kind: 'ignored', reason: 'progress' });
});

describe('what a message says', () => {
  const place = { latitude: 59.3, longitude: 18.1 };
  it.each([
    [{ text: 'Text', caption: 'Caption' }, 'Text'],
    [{ dice: { emoji: '🎲', value: 4 } }, '🎲 4'],
    [{ dice: {} }, '🎲'],
    [{ sticker: { emoji: '🙂' } }, '🙂'],
  ])('as %j reads %j', (content, text) => {
    expect(message(content)).toMatchObject({ kind: 'message', text });
  });

  it.each([
    [{ contact: { phone_number: '+4670' } }, { kind: 'contact', items: ['+4670'] }],
    [{ contact: { last_name: 'L' } }, { kind: 'contact', title: 'L' }],
    [
      { venue: { title: 'Café', address: 'Gatan 1', location: place }, location: { latitude: 1, longitude: 2 } },
      { kind: 'location', title: 'Café', detail: 'Gatan 1', place },
    ],
    [{ location: { latitude: 0, longitude: 0 } }, { kind: 'location', place: { latitude: 0, longitude: 0 } }],
    [{ location: { latitude: 59.3 } }, { kind: 'location' }],
    [
      { poll: { question: 'Why?', options: [{ text: 'A' }, { text: 'B' }] } },
      { kind: 'poll', title: 'Why?', items: ['A', 'B'] },
    ],
    [
      { checklist: { title: 'Move', tasks: [{ id: 1, text: 'Boxes' }] } },
      { kind: 'checklist', title: 'Move', items: ['Boxes'] },
    ],
    [{ game: { title: 'Chess', description: 'Play' } }, { kind: 'game', title: 'Chess', detail: 'Play' }],
    [
      { invoice: { title: 'Tea', total_amount: 450, currency: 'EUR' } },
      { kind: 'payment', title: 'Tea', detail: '450 EUR' },
    ],
    [{ story: { chat: { title: 'Shop' }, id: 1 } }, { kind: 'post', title: 'Shop' }],
    [{ web_app_data: { data: 'x', button_text: 'Order' } }, { kind: 'form', title: 'Order', items: ['x'] }],
    [{ new_chat_members: [{ first_name: 'Ann' }] }, { kind: 'group', title: 'joined', items: ['Ann'] }],
    [{ left_chat_member: { first_name: 'Ann' } }, { kind: 'group', title: 'left', items: ['Ann'] }],
    [{ new_chat_title: 'Team' }, { kind: 'group', title: 'new chat title', detail: 'Team' }],
    [{ video_chat_ended: { duration: 61 } }, { kind: 'call', detail: '61 s' }],
    [{ message_auto_delete_timer_changed: {} }, { kind: 'system', title: 'message auto delete timer changed' }],
    [{ sticker: {} }, { kind: 'unsupported', title: 'sticker' }],
    [{ hologram: {} }, { kind: 'unsupported', title: 'hologram' }],
    [{}, { kind: 'unsupported' }],
  ])('of %j is a note', (content, note) => {
    const event = message(content);
    expect(event).toMatchObject({ kind: 'message', text: '' });
    expect(event?.kind === 'message' && event.notes).toEqual([note]);
  });

  it('keeps beside its words whom it is forwarded from, and that it replies to a story', () => {
    const forward_origin = { type: 'user', sender_user: { first_name: 'Ann' } };
    expect(message({ text: 'Hi', forward_origin, reply_to_story: {} })).toMatchObject({
      text: 'Hi',
      notes: [{ kind: 'forwarded', title: 'Ann' }, { kind: 'story_reply' }],
    });
  });

  const file = (name: string, contentType: string | null, size: number | null = null): IncomingFile => ({
    kind: 'remote',
    name,
    contentType,
    size,
    reference: 'f',
  });
  it.each([
    [{ photo: [{ file_id: 'small' }, { file_id: 'f', file_size: 9 }] }, [file('photo.jpg', 'image/jpeg', 9)]],
    [{ photo: [] }, []],
    [{ document: { file_id: 'f' } }, [file('document', null)]],
    [{ document: { mime_type: 'text/plain' } }, []],
    [{ audio: { file_id: 'f' } }, [file('audio.mp3', 'audio/mpeg')]],
    [{ audio: { file_id: 'f', file_name: 'a.ogg', mime_type: 'audio/ogg' } }, [file('a.ogg', 'audio/ogg')]],
    [{ video: { file_id: 'f', file_size: 0 } }, [file('video.mp4', 'video/mp4', 0)]],
    [{ text: 'None' }, []],
  ])('of %j has the files %j', (content, files) => {
    expect(message(content)).toMatchObject({ files });
  });

  it.each([
    'text',
    'caption',
    'photo',
    'document',
    'audio',
    'voice',
    'video',
    'video_note',
    'animation',
    'sticker',
    'contact',
    'location',
    'venue',
    'poll',
    'dice',
  ])('counts as written where it has a %s', (name) => {
    expect(message({ [name]: {} })).toMatchObject({ kind: 'message' });
  });
});

describe('a reaction', () => {
  const reaction = (content: object) =>
    read({ message_reaction: { chat, message_id: 7, date: AT, new_reaction: [], ...content } });

  it('is the first sign that is left', () => {
    const all = [{ type: 'custom_emoji' }, { emoji: '👍' }, { emoji: '🔥' }];
    expect(reaction({ new_reaction: all })).toEqual({
      ...BASE,
      kind: 'reaction',
      at: AT * 1_000,
      messageId: '42:7',
      from: '42',
      emoji: '👍',
    });
  });

  it.each([{ new_reaction: undefined }, { new_reaction: '👍' }, { message_id: undefined }])(
    'like %j is not understood',
    (content) => {
      expect(reaction(content)).toBeNull();
    },
  );
});

describe('a change of membership', () => {
  const member = (status: string, type = 'private') =>
    read({ my_chat_member: { chat: { ...chat, type }, date: AT, new_chat_member: { status } } });
  const consent = { ...BASE, kind: 'consent', at: AT * 1_000, from: '42' };

  it.each([
    ['kicked', 'private', { ...consent, consent: 'opted_out', by: 'blocked' }],
    ['member', 'private', { ...consent, consent: 'opted_in', by: 'unblocked' }],
    ['administrator', 'private', IS_IGNORED],
    ['kicked', 'group', IS_IGNORED],
  ])('to %s in a %s chat is %j', (status, type, expected) => {
    expect(member(status, type)).toEqual(expected);
  });
});

describe('the name of a person', () => {
  const named = (content: object) => {
    const message = { ...head, text: 'Hi', chat: { ...chat, username: 'Ada_L' }, ...content };
    return envelopesOf({ message })?.map(({ id }) => id);
  };
  it('stands before their message, under the same id each time', () => {
    expect(named({})).toEqual(['1:name:42:ada_l', '1:9']);
  });

  it.each([
    ['in a group', { chat: { ...chat, type: 'group', username: 'Ada_L' } }],
    ['without a name', { chat }],
    ['with a name of other letters', { chat: { ...chat, username: 'Ada L' } }],
    ['with a name that is too long', { chat: { ...chat, username: 'a'.repeat(65) } }],
    ['without a number', { chat: { ...chat, id: null, username: 'Ada_L' } }],
    ['without a date', { date: null }],
  ])('is not told of somebody %s', (_, content) => {
    expect(named(content)).toEqual(['1:9']);
  });

  it('may have 64 letters', () => {
    expect(named({ chat: { ...chat, username: 'a'.repeat(64) } })).toHaveLength(2);
  });

  const identity = { bot: '1', id: 'i', chat: '42', name: 'Ada_L', date: AT };
  it('makes the two handles of a person one', () => {
    expect(parseTelegram(JSON.stringify(identity))).toEqual({
      ...BASE,
      id: 'i',
      kind: 'identity',
      at: AT * 1_000,
      from: '@Ada_L',
      to: '42',
    });
  });
  it.each(['bot', 'id', 'chat', 'date'])('is not understood without its %s', (name) => {
    expect(parseTelegram(JSON.stringify({ ...identity, [name]: undefined }))).toBeNull();
  });
});

it.each([
  ['no object', '[]'],
  ['an update without a number', '{"message":{}}'],
  ['a number that is too large to be exact', '{"update_id":1e30}'],
  ['no JSON', 'update'],
])('%s is refused', (_, text) => {
  const body = new TextEncoder().encode(text);
  expect(
    splitTelegram({ method: 'POST', url: 'https://concordia.test', headers: {}, body }, '1', AT * 1_000),
  ).toBeNull();
});

it.each([{ bot: '1' }, { bot: '1', update: {} }, { update: { update_id: 9 } }])('%j is no envelope', (content) => {
  expect(parseTelegram(JSON.stringify(content))).toBeNull();
});
