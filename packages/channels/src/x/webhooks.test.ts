import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RawWebhook } from '../port/adapter.js';
import { refusalOf, retryAfterOf } from './errors.js';
import { parseEnvelope } from './events.js';
import { answerChallenge, verifyWebhook } from './signature.js';
import { splitWebhook } from './split.js';

const IS_IGNORED = { kind: 'ignored', reason: expect.any(String) };

const SECRET = 'consumer-secret';
const ME = '1111111111111111111';
const THEM = '2222222222222222222';

const raw = (content: unknown, signature?: string): RawWebhook => {
  const body = new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content));
  const headers = signature === undefined ? {} : { 'x-twitter-webhooks-signature': signature };
  return { method: 'POST', url: 'https://here.example/webhooks/twitter', headers, body };
};
const sign = (body: string | Uint8Array) => `sha256=${createHmac('sha256', SECRET).update(body).digest('base64')}`;
const read = (content: unknown) =>
  (splitWebhook(raw(content)) ?? []).map(({ raw: envelope }) => parseEnvelope(envelope));

describe('the signature', () => {
  it('is broken by any other byte of the body, the signature or the secret', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1 }), fc.nat(), fc.integer({ min: 1, max: 255 }), (body, where, flip) => {
        const good = { ...raw(''), body, headers: { 'x-twitter-webhooks-signature': sign(body) } };
        expect(verifyWebhook(good, SECRET)).toBe('genuine');
        expect(verifyWebhook(good, `${SECRET}.`)).toBe('forged');
        const other = body.slice();
        other[where % body.length] = (body[where % body.length] ?? 0) ^ flip;
        expect(verifyWebhook({ ...good, body: other }, SECRET)).toBe('forged');
        const signature = sign(body);
        const at = where % signature.length;
        const changed = `${signature.slice(0, at)}${signature[at] === 'A' ? 'B' : 'A'}${signature.slice(at + 1)}`;
        expect(verifyWebhook({ ...good, headers: { 'x-twitter-webhooks-signature': changed } }, SECRET)).toBe('forged');
      }),
    );
  });

  it('is written in one way only, and never taken without a secret', () => {
    const body = '{}';
    const good = sign(body);
    for (const other of [good.toUpperCase(), `${good}=`, ` ${good}`, good.slice(7), good.replace(/=$/, '')])
      expect(verifyWebhook(raw(body, other), SECRET)).toBe('forged');
    expect(verifyWebhook(raw(body, `sha256=${createHmac('sha256', '').update(body).digest('base64')}`), '')).toBe(
      'forged',
    );
    expect(verifyWebhook(raw(body), SECRET)).toBe('forged');
  });

  it('answers the challenge of X, and no other question', () => {
    const ask = (query: string) => ({
      ...raw(''),
      method: 'GET' as const,
      url: `https://here.example/webhooks/twitter${query}`,
    });
    expect(answerChallenge(ask('?crc_token=abc&nonce=1'), SECRET)).toEqual({
      status: 200,
      contentType: 'application/json',
      body: JSON.stringify({ response_token: sign('abc') }),
    });
    for (const query of ['', '?crc_token=', `?crc_token=${'a'.repeat(1_025)}`, '?token=abc'])
      expect(answerChallenge(ask(query), SECRET)).toBeNull();
    expect(answerChallenge(ask('?crc_token=abc'), '')).toBeNull();
    expect(answerChallenge({ ...ask('?crc_token=abc'), method: 'POST' }, SECRET)).toBeNull();
  });
});

const direct = (id: string, sender = THEM, recipient = ME, data: object = {}) => ({
  type: 'message_create',
  id,
  created_timestamp: '1784928224372',
  message_create: { target: { recipient_id: recipient }, sender_id: sender, message_data: { text: 'hello!', ...data } },
});
const activity = (type: string, payload: object, more: object = {}) => ({
  data: { event_uuid: '-6850472171600526495', filter: { user_id: ME }, event_type: type, payload, ...more },
});
const users = { [THEM]: { data: { id: THEM, username: 'OtherUser', name: 'Other' } } };

describe('the Activity API', () => {
  it('brings a direct message under an id that may be negative', () => {
    const webhook = activity('dm.received', { direct_message_events: [direct('20')], users });
    expect(splitWebhook(raw(webhook))).toMatchObject([{ id: '-6850472171600526495', account: ME }]);
    expect(read(webhook)).toMatchObject([
      {
        kind: 'message',
        id: '-6850472171600526495',
        messageId: '20',
        from: 'OtherUser',
        name: 'Other',
        at: 1_784_928_224_372,
        text: 'hello!',
      },
    ]);
  });

  it('makes an event of each message in one webhook, under ids of their own', () => {
    const webhook = activity('dm.received', { direct_message_events: [direct('20'), direct('21')], users });
    const envelopes = splitWebhook(raw(webhook)) ?? [];
    expect(envelopes.map(({ id }) => id)).toEqual(['-6850472171600526495.20', '-6850472171600526495.21']);
    expect(envelopes.map((one) => parseEnvelope(one.raw))).toMatchObject(
      envelopes.map(({ id }, index) => ({ id, messageId: String(20 + index) })),
    );
  });

  it('shows long links, and neither the link of a file nor escapes', () => {
    const media = {
      url: 'https://t.co/f',
      media_url_https: 'https://ton.twitter.com/1.1/ton/data/dm/1/2/a.jpg',
      type: 'photo',
    };
    const entities = {
      urls: [
        { url: 'https://t.co/a', expanded_url: 'https://beans.example/?a=$1' },
        { url: 'https://t.co/f', expanded_url: 'https://x.com/photo' },
      ],
    };
    const item = direct('20', THEM, ME, {
      text: 'See https://t.co/a &amp; &lt;3 https://t.co/f',
      entities,
      attachment: { type: 'media', media },
    });
    expect(read(activity('dm.received', { direct_message_events: [item] }))).toMatchObject([
      {
        from: THEM,
        text: 'See https://beans.example/?a=$1 & <3',
        files: [{ kind: 'remote', name: 'a.jpg', contentType: 'image/jpeg' }],
      },
    ]);
  });

  it('takes the best recording of a film', () => {
    const variants = [
      { content_type: 'application/x-mpegURL', url: 'https://video.twimg.com/a.m3u8' },
      { content_type: 'video/mp4', bitrate: 1, url: 'https://video.twimg.com/small.mp4' },
      { content_type: 'video/mp4', bitrate: 2, url: 'https://video.twimg.com/large.mp4?tag=1' },
    ];
    const media = { media_url_https: 'https://pbs.twimg.com/a.jpg', type: 'video', video_info: { variants } };
    const item = direct('20', THEM, ME, { attachment: { type: 'media', media } });
    expect(read(activity('dm.received', { direct_message_events: [item] }))).toMatchObject([
      { files: [{ name: 'large.mp4', contentType: 'video/mp4' }] },
    ]);
  });

  it('reads messages in the shape of v2 too, and knows our own', () => {
    const flat = {
      id: '20',
      event_type: 'MessageCreate',
      sender_id: ME,
      dm_conversation_id: `${THEM}-${ME}`,
      text: 'Hi',
      created_at: '2026-07-20T01:51:31Z',
    };
    expect(read(activity('dm.sent', flat))).toMatchObject([{ direction: 'outbound', from: THEM, messageId: '20' }]);
    expect(read(activity('dm.sent', { ...flat, dm_conversation_id: '123' }))).toMatchObject([
      { direction: 'outbound', from: 'group:123' },
    ]);
    const users = [{ id: THEM, username: 'ann', name: 'Ann' }];
    const theirs = { ...flat, sender_id: THEM, dm_conversation_id: '123' };
    expect(read(activity('dm.received', theirs, { includes: { users } }))).toMatchObject([
      { from: 'group:123', name: null, author: 'Ann', text: 'Hi' },
    ]);
    const joined = { ...theirs, event_type: 'ParticipantsJoin', participant_ids: [THEM] };
    expect(read(activity('dm.received', joined, { includes: { users } }))).toMatchObject([
      { from: 'group:123', text: '', notes: [{ kind: 'group', title: 'participants join', items: ['Ann'] }] },
    ]);
  });

  it('shows encrypted messages as placeholders, and replies as mentions', () => {
    const chat = { id: '40', sender_id: THEM, created_at: '2026-07-20T01:51:31Z' };
    expect(read(activity('chat.received', chat))).toMatchObject([
      { from: THEM, text: '', notes: [{ kind: 'encrypted' }] },
    ]);
    expect(read(activity('chat.sent', { ...chat, sender_id: ME }))).toEqual([{ kind: 'ignored', reason: 'ours' }]);
    expect(read(activity('chat.received', {}))).toEqual([{ kind: 'ignored', reason: 'no_chat' }]);
    const reply = { id: '31', text: 'thanks', author_id: THEM, created_at: '2026-07-20T01:51:31Z' };
    expect(read(activity('post.reply.create', reply))).toMatchObject([
      { kind: 'message', messageId: 'post:31', text: 'thanks' },
    ]);
    expect(read(activity('follow.followed', {}))).toEqual([{ kind: 'ignored', reason: 'others' }]);
    expect(read(activity('dm.indicate_typing', {}))).toEqual([{ kind: 'ignored', reason: 'progress' }]);
  });

  it('brings mentions, likes of our posts, and the end of a permission', () => {
    const post = {
      id: '30',
      text: 'hey @me',
      author_id: THEM,
      created_at: '2026-07-24T21:23:23.000Z',
      referenced_tweets: [{ type: 'replied_to', id: '29' }],
    };
    const includes = { users: [{ id: THEM, username: 'OtherUser', name: 'Other' }] };
    expect(read(activity('post.mention.create', post, { includes }))).toMatchObject([
      { kind: 'message', messageId: 'post:30', inReplyTo: 'post:29', from: 'OtherUser', direction: 'inbound' },
    ]);
    expect(read(activity('post.mention.create', { ...post, author_id: ME }))).toEqual([IS_IGNORED]);
    const like = { id: 'a', timestamp_ms: '1784927565236', liked_tweet_author_id: ME, liked_tweet_id: '29' };
    expect(read(activity('like.create', like, { includes }))).toMatchObject([
      { kind: 'reaction', messageId: 'post:29', from: 'OtherUser', emoji: '❤️' },
    ]);
    expect(read(activity('like.create', { ...like, liked_tweet_author_id: THEM }, { includes }))).toEqual([IS_IGNORED]);
    const revoke = { date_time: '2026-07-23T21:44:05+00:00', user_id: ME, app_id: '1' };
    expect(read({ data: { event_uuid: '5', filter: {}, event_type: 'oauth.revoke', payload: revoke } })).toMatchObject([
      { kind: 'account', state: 'revoked', account: ME, at: Date.UTC(2026, 6, 23, 21, 44, 5) },
    ]);
  });

  it('says of what it does not know that it does not keep it', () => {
    for (const type of ['chat.received', 'dm.indicate_typing', 'profile.update.bio', 'something.new'])
      expect(read(activity(type, {}))).toEqual([IS_IGNORED]);
    expect(
      read(activity('dm.received', { direct_message_events: [{ ...direct('1'), created_timestamp: 'now' }] })),
    ).toEqual([null]);
  });
});

describe('the older Account Activity API', () => {
  const people = { [THEM]: { id: THEM, screen_name: 'furiouscamper', name: 'Jordan' } };

  it('brings messages and read receipts', () => {
    const read1 = {
      created_timestamp: '1518452444662',
      sender_id: THEM,
      target: { recipient_id: ME },
      last_read_event_id: '9',
    };
    expect(
      read({ for_user_id: ME, direct_message_events: [direct('9', ME, THEM), direct('10')], users: people }),
    ).toMatchObject([
      { direction: 'outbound', from: 'furiouscamper', messageId: '9' },
      { direction: 'inbound', from: 'furiouscamper', messageId: '10' },
    ]);
    expect(read({ for_user_id: ME, direct_message_mark_read_events: [read1], users: people })).toMatchObject([
      { kind: 'receipt', receipt: 'read', messageId: null, contact: 'furiouscamper', at: 1_518_452_444_662 },
    ]);
  });

  it('brings the posts that name us, in full, and leaves the others', () => {
    const post = {
      id_str: '30',
      created_at: 'Mon May 19 14:01:46 +0000 2025',
      text: 'short…',
      user: { id_str: THEM, screen_name: 'ada', name: 'Ada' },
    };
    const full = { full_text: 'All of it @me', entities: { user_mentions: [{ id_str: ME }] } };
    expect(read({ for_user_id: ME, tweet_create_events: [{ ...post, extended_tweet: full }, post] })).toMatchObject([
      { messageId: 'post:30', text: 'All of it @me', from: 'ada', at: Date.UTC(2025, 4, 19, 14, 1, 46) },
      IS_IGNORED,
    ]);
  });

  it('gives the same id to the same event, and another to another', () => {
    const typing = (at: string) => ({ created_timestamp: at, sender_id: THEM, target: { recipient_id: ME } });
    const ids = (list: object[]) =>
      (splitWebhook(raw({ for_user_id: ME, direct_message_indicate_typing_events: list })) ?? []).map(({ id }) => id);
    expect(ids([typing('1'), typing('2')])).toEqual([...ids([typing('1')]), ...ids([typing('2')])]);
    expect(new Set(ids([typing('1'), typing('2')])).size).toBe(2);
    const revoke = {
      revoke: { date_time: '2018-05-24T09:48:12+00:00', target: { app_id: '1' }, source: { user_id: ME } },
    };
    expect(read({ user_event: revoke })).toMatchObject([{ kind: 'account', state: 'revoked', account: ME }]);
  });
});

it('never upsets the reader, whatever it is', () => {
  const names = [
    'data',
    'event_uuid',
    'event_type',
    'payload',
    'filter',
    'for_user_id',
    'direct_message_events',
    'user_event',
    'users',
    'id',
  ];
  const odd = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'medium' },
      fc.constantFrom('dm.received', 'post.mention.create', 'like.create', ME, 'message_create'),
      fc.jsonValue(),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom(...names), tie('value')),
    ),
  })).value;
  fc.assert(
    fc.property(odd, (content) => {
      expect(() => read(content)).not.toThrow();
    }),
  );
  fc.assert(
    fc.property(fc.uint8Array(), fc.string(), (body, text) => {
      expect(() => [splitWebhook({ ...raw(''), body }), parseEnvelope(text)]).not.toThrow();
    }),
  );
});

describe('a refusal', () => {
  const NOW = Date.UTC(2026, 10, 20, 9, 30);
  const inSeconds = (after: number) => String(NOW / 1_000 + after);

  it('waits for the last of the windows that are used up', () => {
    const headers = new Headers({
      'x-rate-limit-remaining': '3',
      'x-rate-limit-reset': inSeconds(900),
      'x-user-limit-24hour-remaining': '0',
      'x-user-limit-24hour-reset': inSeconds(60),
    });
    expect(retryAfterOf(headers, NOW)).toBe(60_000);
    expect(retryAfterOf(new Headers({ 'retry-after': '7' }), NOW)).toBe(7_000);
    expect(retryAfterOf(new Headers(), NOW)).toBeNull();
  });

  it.each([
    [401, { title: 'Unauthorized', type: 'about:blank' }, 'authentication', '401'],
    [
      403,
      { type: 'https://api.twitter.com/2/problems/client-forbidden', detail: 'No access.' },
      'authentication',
      'client-forbidden',
    ],
    [403, { detail: 'You do not have permission to DM one or more participants.' }, 'recipient_unreachable', '403'],
    [403, { detail: 'Your account is temporarily locked.' }, 'authentication', '403'],
    [
      403,
      { errors: [{ code: 349, message: 'You cannot send messages to this user.' }] },
      'recipient_unreachable',
      '349',
    ],
    [
      400,
      { errors: [{ message: 'Your message text is too long.' }], detail: 'One or more parameters was invalid.' },
      'too_long',
      '400',
    ],
    [429, { type: 'https://api.twitter.com/2/problems/usage-capped' }, 'throttled', 'usage-capped'],
    [503, {}, 'transient', '503'],
    [500, {}, 'unconfirmed', '500'],
    [502, '<html>', 'unconfirmed', '502'],
  ])('of %i %o is %s', (status, body, failure, providerCode) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    expect(refusalOf(status, new Headers(), text, NOW)).toMatchObject({ failure, providerCode });
  });
});
