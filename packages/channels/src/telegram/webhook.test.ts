import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RawWebhook } from '../port/adapter.js';
import { parseTelegram, splitTelegram, verifyTelegram } from './webhook.js';

const IS_IGNORED = { kind: 'ignored', reason: expect.any(String) };

const SECRET = 'a-secret_of-our-own';
const hook = (body: string, secret?: string): RawWebhook => ({
  method: 'POST',
  url: 'https://concordia.test/webhooks/telegram',
  headers: { 'x-telegram-bot-api-secret-token': secret },
  body: new TextEncoder().encode(body),
});
const eventsOf = (update: object | string) =>
  (splitTelegram(hook(typeof update === 'string' ? update : JSON.stringify(update)), '1', 0) ?? []).map(({ raw }) =>
    parseTelegram(raw),
  );

const chat = { id: 42, type: 'private', first_name: 'Ada', last_name: 'L' };
const base = { message_id: 7, date: 1_700_000_000, chat, from: { id: 42, is_bot: false } };
const update = (message: object) => ({ update_id: 9, message: { ...base, ...message } });

describe('an update', () => {
  it('is genuine with our secret alone', () => {
    expect(verifyTelegram(hook('{}', SECRET), SECRET)).toBe('genuine');
    expect(verifyTelegram(hook('{}'), SECRET)).toBe('forged');
    expect(verifyTelegram(hook('{}', ''), '')).toBe('forged');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.nat(SECRET.length).map((end) => SECRET.slice(0, end)),
        ),
        (other) => {
          expect(verifyTelegram(hook('{}', other), SECRET)).toBe(other === SECRET ? 'genuine' : 'forged');
        },
      ),
    );
  });

  it('is a message, by the number of its chat', () => {
    expect(eventsOf(update({ text: 'Hi', reply_to_message: { message_id: 3 } }))).toEqual([
      {
        id: '1:9',
        account: '1',
        channel: 'telegram',
        kind: 'message',
        at: 1_700_000_000_000,
        messageId: '42:7',
        from: '42',
        name: 'Ada L',
        subject: null,
        text: 'Hi',
        files: [],
        inReplyTo: '42:3',
        isAutomatic: false,
      },
    ]);
  });

  it('is of a machine where a bot wrote it', () => {
    const from = { id: 5, is_bot: true };
    expect(eventsOf(update({ text: 'Hi', from }))).toMatchObject([{ isAutomatic: true }]);
  });

  it('tells of a contact with both names, and of the largest photo', () => {
    const contact = { first_name: 'Ada', last_name: 'L', phone_number: '+4670' };
    expect(eventsOf(update({ contact }))).toMatchObject([
      { notes: [{ kind: 'contact', title: 'Ada L', items: ['+4670'] }] },
    ]);
    expect(eventsOf(update({ photo: [{ file_id: 's' }, { file_id: 'l' }] }))).toMatchObject([
      { files: [{ name: 'photo.jpg', contentType: 'image/jpeg', reference: 'l' }] },
    ]);
  });

  it('ends and begins consent at its time, and is not understood without what it must have', () => {
    const member = { chat, date: 1_700_000_000, new_chat_member: { status: 'member' } };
    const told = (my_chat_member: object) => eventsOf({ update_id: 9, my_chat_member });
    expect(told(member)).toMatchObject([{ consent: 'opted_in', at: 1_700_000_000_000 }]);
    expect(told({ ...member, new_chat_member: { status: 'kicked' } })).toMatchObject([
      { consent: 'opted_out', at: 1_700_000_000_000 },
    ]);
    const { chat: _chat, ...nowhere } = member;
    const { date: _date, ...undated } = member;
    const { new_chat_member: _member, ...nobody } = member;
    expect([nowhere, undated, nobody].flatMap(told)).toEqual([null, null, null]);
  });

  it('keeps every digit of an id', () => {
    const text = JSON.stringify(update({ text: '"1234567890123456789" \\" 12345678901234567890' }));
    const [event] = eventsOf(text.replace('"id":42,"type"', '"id":-1001234567890123457,"type"'));
    expect(event).toMatchObject({
      from: '-1001234567890123457',
      text: '"1234567890123456789" \\" 12345678901234567890',
    });
  });

  it.each([
    [
      { photo: [{ file_id: 's' }, { file_id: 'l', file_size: 9 }], caption: 'C' },
      'C',
      ['photo.jpg', 'image/jpeg', 'l'],
    ],
    [{ voice: { file_id: 'v' } }, '', ['voice.ogg', 'audio/ogg', 'v']],
    [
      { document: { file_id: 'd', file_name: 'a.pdf', mime_type: 'application/pdf' } },
      '',
      ['a.pdf', 'application/pdf', 'd'],
    ],
    [{ animation: { file_id: 'a' }, document: { file_id: 'd' } }, '', ['animation.mp4', 'video/mp4', 'a']],
    [{ video_note: { file_id: 'n' } }, '', ['video.mp4', 'video/mp4', 'n']],
    [{ sticker: { emoji: '🙂', file_id: 's' } }, '🙂', null],
  ])('of %j is read', (content, text, file) => {
    const [event] = eventsOf(update(content));
    expect(event).toMatchObject({ kind: 'message', text });
    const files = typeof event === 'object' && event?.kind === 'message' ? (event.files ?? []) : [];
    expect(files.map((one) => (one.kind === 'remote' ? [one.name, one.contentType, one.reference] : []))).toEqual(
      file === null ? [] : [file],
    );
  });

  it('tells of edits, reactions, moves, blocks, and of names once', () => {
    const member = (status: string) => ({
      update_id: 9,
      my_chat_member: { chat, date: 1, new_chat_member: { status } },
    });
    const reaction = (...emoji: object[]) => ({
      update_id: 9,
      message_reaction: { chat, message_id: 7, date: 1, new_reaction: emoji },
    });
    expect(eventsOf({ update_id: 9, edited_message: { ...base, edit_date: 2, text: 'New' } })).toMatchObject([
      { kind: 'edit', at: 2_000, messageId: '42:7', text: 'New' },
    ]);
    expect(eventsOf(reaction({ type: 'emoji', emoji: '👍' }))).toMatchObject([
      { kind: 'reaction', emoji: '👍', from: '42' },
    ]);
    expect(eventsOf(reaction())).toMatchObject([{ kind: 'reaction', emoji: null }]);
    expect(eventsOf(reaction({ type: 'custom_emoji', custom_emoji_id: '1' }))).toEqual([IS_IGNORED]);
    expect(eventsOf(update({ migrate_to_chat_id: -100 }))).toMatchObject([
      { kind: 'identity', from: '42', to: '-100' },
    ]);
    expect(eventsOf(member('kicked'))).toMatchObject([{ kind: 'consent', consent: 'opted_out', from: '42' }]);
    expect(eventsOf(member('member'))).toMatchObject([{ kind: 'consent', consent: 'opted_in' }]);
    const named = update({ text: 'Hi', chat: { ...chat, username: 'Ada_L' } });
    expect(eventsOf(named)).toMatchObject([{ kind: 'identity', from: '@Ada_L', to: '42' }, { kind: 'message' }]);
    const ids = (updateId: number) =>
      splitTelegram(hook(JSON.stringify({ ...named, update_id: updateId })), '1', 0)?.map(({ id }) => id);
    expect([ids(1), ids(2)]).toEqual([
      ['1:name:42:ada_l', '1:1'],
      ['1:name:42:ada_l', '1:2'],
    ]);
  });

  it.each([[{ update_id: 9, channel_post: base }], [{ update_id: 9, inline_query: { id: '1' } }], [{ update_id: 9 }]])(
    'that nobody wrote is left alone: %j',
    (said) => expect(eventsOf(said)).toEqual([IS_IGNORED]),
  );

  it('never upsets the reader, whatever it is', () => {
    const anything = fc.oneof(fc.json(), fc.string(), fc.constantFrom('{"update_id":1e400}', '{"update_id":"1"}'));
    const fields = fc.dictionary(
      fc.constantFrom('message_id', 'date', 'chat', 'text', 'photo', 'contact', 'new_reaction', 'new_chat_member'),
      fc.anything(),
    );
    const kinds = fc.constantFrom('message', 'edited_message', 'message_reaction', 'my_chat_member');
    fc.assert(
      fc.property(anything, kinds, fields, (text, kind, content) => {
        expect(() => [eventsOf(text), parseTelegram(text)]).not.toThrow();
        const value = JSON.stringify({ update_id: 1, [kind]: { ...base, ...content } }, (_key, one: unknown) =>
          typeof one === 'bigint' ? String(one) : one,
        );
        expect(() => eventsOf(value)).not.toThrow();
      }),
    );
  });
});
