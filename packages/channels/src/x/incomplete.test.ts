import { describe, expect, it } from 'vitest';
import { parseEnvelope } from './events.js';

const IS_IGNORED = { kind: 'ignored', reason: expect.any(String) };

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

  it('of another kind is ignored, and of no kind not understood', () => {
    expect(parsed(activity('dm.received', { ...flat, event_type: 'ParticipantsJoin' }))).toEqual(IS_IGNORED);
    expect(
      parsed(activity('dm.received', { direct_message_events: [{ ...wrapped, type: 'participants_join' }] })),
    ).toEqual(IS_IGNORED);
    expect([parsed({}), parseEnvelope('none')]).toEqual([null, null]);
    expect(parsed({ for_user_id: ME })).toEqual(IS_IGNORED);
  });
});

const includes = { users: [{ id: THEM, username: 'ann', name: 'Ann' }] };
const base = { id: 'e1', account: ME, channel: 'twitter', at: Date.parse(AT) };

describe('a direct message of X', () => {
  const message = {
    ...base,
    kind: 'message',
    messageId: '9',
    direction: 'inbound',
    from: 'ann',
    name: 'Ann',
    subject: null,
    text: 'Hi',
    files: [],
    inReplyTo: null,
  };

  it('has its sender, its words and its time', () => {
    expect(parsed(activity('dm.received', flat, includes))).toEqual(message);
    const payload = { direct_message_events: [wrapped], users: { [THEM]: includes.users[0] } };
    expect(parsed(activity('dm.received', payload))).toEqual(message);
  });

  const ours = (dm_conversation_id?: string) =>
    parsed(activity('dm.sent', { ...flat, sender_id: ME, dm_conversation_id }));
  it.each([`${ME}-${THEM}`, `${THEM}-${ME}`])('of ours in the conversation %j is to the other', (conversation) => {
    expect(ours(conversation)).toMatchObject({ direction: 'outbound', from: THEM, name: null });
  });
  it.each([`${THEM}-3`, `${ME}-${THEM}-3`, `g${ME}-${THEM}`, undefined])(
    'of ours in the conversation %j is to nobody',
    (conversation) => {
      expect(ours(conversation)).toEqual(IS_IGNORED);
    },
  );

  const at = (created_timestamp: unknown) =>
    parsed(activity('dm.received', { direct_message_events: [{ ...wrapped, created_timestamp }] }));
  it('has its time in up to fifteen digits', () => {
    expect(at('123456789012345')).toMatchObject({ at: 123_456_789_012_345 });
    expect(['1234567890123456', '-1', '1s', Number(MS)].map(at)).toEqual([null, null, null, null]);
  });

  it.each([
    [{ username: '', name: '' }, THEM, null],
    [{ screen_name: 'old' }, 'old', null],
    [{ username: 'new', screen_name: 'old', name: 'Ann' }, 'new', 'Ann'],
  ])('of somebody who is told as %j is from %s', (user, from, name) => {
    for (const told of [{ id: THEM, ...user }, { data: { id: THEM, ...user } }])
      expect(parsed(activity('dm.received', flat, { users: [{ id: '5' }, told] }))).toMatchObject({ from, name });
  });

  it.each([
    ['a &amp; b &lt;c&gt; &quot;', [], 'a & b <c> &quot;'],
    [
      'see https://t.co/a and https://t.co/a',
      [{ url: 'https://t.co/a', expanded_url: 'https://a.example/$&' }],
      'see https://a.example/$& and https://a.example/$&',
    ],
    ['see https://t.co/a', [{ url: 'https://t.co/a' }, { url: '', expanded_url: 'x' }], 'see https://t.co/a'],
  ])('%j with the links %j reads %j', (text, urls, shown) => {
    expect(parsed(activity('dm.received', { ...flat, text, entities: { urls } }))).toMatchObject({ text: shown });
  });

  it('has the files that it names', () => {
    const media = [
      { media_key: 'a', url: 'https://pbs.example/one.png' },
      { media_key: 'b', variants: [{ content_type: 'video/mp4', bit_rate: 1, url: 'https://video.example/two.mp4' }] },
      { media_key: 'c', url: 'https://pbs.example/other.png' },
      { media_key: 'd' },
    ];
    const content = { ...flat, attachments: { media_keys: ['a', 'b', 'd'] } };
    expect(parsed(activity('dm.received', content, { media }))).toMatchObject({
      files: [
        { name: 'one.png', contentType: 'image/png', reference: 'https://pbs.example/one.png' },
        { name: 'two.mp4', contentType: 'video/mp4' },
      ],
    });
    expect(parsed(activity('dm.received', { ...flat, attachments: {} }, { media }))).toMatchObject({ files: [] });
  });
});

describe('a reading on X', () => {
  const receipt = { ...base, kind: 'receipt', messageId: null, receipt: 'read', failure: null, providerCode: null };
  it('is theirs, up to its time', () => {
    expect(parsed(activity('dm.read', read, includes))).toEqual({ ...receipt, contact: 'ann' });
    const payload = { direct_message_mark_read_events: [read], users: { [THEM]: { username: 'ann' } } };
    expect(parsed(activity('dm.read', payload))).toEqual({ ...receipt, contact: 'ann' });
    expect(parsed(activity('dm.read', { ...read, sender_id: ME }))).toEqual(IS_IGNORED);
  });
});

describe('a post on X', () => {
  const message = {
    ...base,
    kind: 'message',
    direction: 'inbound',
    subject: null,
    messageId: 'post:9',
    inReplyTo: null,
  };

  it('that names us has its writer, its words and its time', () => {
    expect(parsed(activity('post.mention.create', mention, includes))).toEqual({
      ...message,
      from: 'ann',
      name: 'Ann',
      text: '@us Hi',
    });
  });

  it.each([
    [
      {
        referenced_tweets: [
          { type: 'quoted', id: '7' },
          { type: 'replied_to', id: '8' },
        ],
      },
      'post:8',
    ],
    [{ referenced_tweets: [{ type: 'quoted', id: '7' }] }, null],
    [{ in_reply_to_tweet_id: '6' }, 'post:6'],
    [{ in_reply_to_tweet_id: '' }, null],
  ])('with %j is a reply to %j', (more, inReplyTo) => {
    expect(parsed(activity('post.mention.create', { ...mention, ...more }))).toMatchObject({ inReplyTo });
  });

  it('that is long has its text and links in a note', () => {
    const link = (expanded_url: string) => ({ urls: [{ url: 'https://t.co/a', expanded_url }] });
    const note_tweet = { text: 'All https://t.co/a', entities: link('https://note.example') };
    const post = { ...mention, entities: link('https://short.example') };
    expect(parsed(activity('post.mention.create', { ...post, note_tweet }))).toMatchObject({
      text: 'All https://note.example',
    });
    expect(parsed(activity('post.mention.create', { ...post, text: 'https://t.co/a' }))).toMatchObject({
      text: 'https://short.example',
    });
  });

  const posted = (more: object) => parsed({ for_user_id: ME, tweet_create_events: [{ ...older, ...more }] });
  it('of the older API has the same', () => {
    expect(posted({ user: { id_str: THEM, screen_name: 'ann', name: 'Ann' }, in_reply_to_status_id_str: '8' })).toEqual(
      {
        ...message,
        id: expect.any(String),
        from: 'ann',
        name: 'Ann',
        text: 'Hi',
        inReplyTo: 'post:8',
      },
    );
    expect(posted({})).toMatchObject({ from: THEM, name: null });
  });

  it.each([
    ['is by us', { user: { id_str: ME } }, IS_IGNORED],
    ['is passed on', { retweeted_status: {} }, IS_IGNORED],
    ['neither names nor answers us', { in_reply_to_user_id_str: '3' }, IS_IGNORED],
    ['is at no time', { timestamp_ms: undefined }, null],
    ['is at a time that is none', { timestamp_ms: 'soon' }, null],
  ])('of the older API that %s is %j', (_, more, expected) => {
    expect(posted(more)).toEqual(expected);
  });

  it('of the older API that names us need not answer us', () => {
    const entities = { user_mentions: [{ id_str: '3' }, { id_str: ME }] };
    expect(posted({ in_reply_to_user_id_str: undefined, entities })).toMatchObject({ kind: 'message' });
  });
});

describe('a like on X', () => {
  const like = { liked_tweet_id: '29', liked_tweet_author_id: ME, timestamp_ms: MS };
  const liked = (more: object, others: object = includes) =>
    parsed(activity('like.create', { ...like, ...more }, others));
  it('is a reaction to our post by the first who is not us', () => {
    const reaction = { ...base, kind: 'reaction', messageId: 'post:29', from: 'ann', emoji: '❤️' };
    expect(liked({}, { users: [{ id: ME }, ...includes.users] })).toEqual(reaction);
  });

  it.each([
    ['of nothing', () => liked({ liked_tweet_id: undefined }), null],
    ['of an empty id', () => liked({ liked_tweet_id: '' }), null],
    ['at no time', () => liked({ timestamp_ms: undefined }), null],
    ['at half a time', () => liked({ timestamp_ms: '1.5' }), null],
    ['of another’s post', () => liked({ liked_tweet_author_id: '3' }), IS_IGNORED],
    ['by us alone', () => liked({}, { users: [{ id: ME }] }), IS_IGNORED],
    ['by nobody', () => liked({}, {}), IS_IGNORED],
  ])('%s is %j', (_, event, expected) => {
    expect(event()).toEqual(expected);
  });
});

describe('the end of a permission on X', () => {
  const revoke = (payload: object, filter: object) =>
    parsed({ data: { event_uuid: 'e1', event_type: 'oauth.revoke', filter, payload } });
  it('has its account and its time', () => {
    expect(revoke({ date_time: AT }, { user_id: ME })).toEqual({ ...base, kind: 'account', state: 'revoked' });
    expect([revoke({}, { user_id: ME }), revoke({ date_time: AT }, {})]).toEqual([null, null]);
  });
});
