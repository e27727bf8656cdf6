import { describe, expect, it } from 'vitest';
import { parseEnvelope } from './events.js';

const ME = '1';
const THEM = '2';
const AT = '2026-11-20T09:00:00.000Z';
const MS = String(Date.parse(AT));

const activity = (event_type: string, payload: object, includes: object = {}) => ({
  data: { event_uuid: 'e1', event_type, filter: { user_id: ME }, payload, includes },
});
const flat = { event_type: 'MessageCreate', id: '9', sender_id: THEM, created_at: AT, text: 'Hi' };
const wrapped = {
  type: 'message_create',
  id: '9',
  created_timestamp: MS,
  message_create: { target: { recipient_id: ME }, sender_id: THEM, message_data: { text: 'Hi' } },
};
const mention = { id: '9', author_id: THEM, text: '@us Hi', created_at: AT };
const older = {
  id_str: '9',
  user: { id_str: THEM },
  timestamp_ms: MS,
  text: 'Hi',
  in_reply_to_user_id_str: ME,
};
const read = { sender_id: THEM, created_timestamp: MS };

/** Every form of a thing without one of its members, at any depth. */
function* without(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const members = Object.entries(value);
  for (const [name, inner] of members) {
    const others = Object.fromEntries(members.filter(([other]) => other !== name));
    yield others;
    for (const less of without(inner)) yield { ...others, [name]: less };
  }
}

const parsed = (content: object) => parseEnvelope(JSON.stringify(content));

describe('an event of X', () => {
  it.each([
    ['a direct message', activity('dm.received', flat), { kind: 'message', text: 'Hi', at: Date.parse(AT) }],
    ['an older direct message', activity('dm.received', { direct_message_events: [wrapped] }), { text: 'Hi' }],
    ['a mention', activity('post.mention.create', mention), { messageId: 'post:9' }],
    ['a reading', activity('dm.read', read), { kind: 'receipt', contact: THEM }],
    ['an older post', { for_user_id: ME, tweet_create_events: [older] }, { messageId: 'post:9', text: 'Hi' }],
  ])('%s is read', (_, content, event) => {
    expect(parsed(content)).toMatchObject(event);
  });

  it.each([
    ['a direct message', flat, ['event_type', 'text'], (one: object) => activity('dm.received', one)],
    [
      'an older direct message',
      wrapped,
      ['type', 'text'],
      (one: object) => activity('dm.received', { direct_message_events: [one] }),
    ],
    ['a mention', mention, [], (one: object) => activity('post.mention.create', one)],
    ['a reading', read, [], (one: object) => activity('dm.read', one)],
    [
      'an older post',
      older,
      ['in_reply_to_user_id_str'],
      (one: object) => ({ for_user_id: ME, tweet_create_events: [one] }),
    ],
  ])('%s that lacks what it must have is not understood', (_, complete, optional, wrap) => {
    const needed = [...without(complete)].filter((less) => {
      const text = JSON.stringify(less);
      return optional.every((name) => text.includes(`"${name}":`));
    });
    expect(needed.length).toBeGreaterThan(1);
    expect(needed.map((less) => parsed(wrap(less)))).toEqual(needed.map(() => null));
  });

  it('without an account, an id or a type is not understood', () => {
    const { data } = activity('dm.received', flat);
    const { event_uuid, event_type, payload, ...rest } = data;
    const incomplete = [
      { ...rest, event_type, payload },
      { ...rest, event_uuid, payload },
      { ...rest, event_uuid, event_type },
    ];
    expect(incomplete.map((one) => parsed({ data: one }))).toEqual([null, null, null]);
  });
});
