import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RawWebhook } from '../port/adapter.js';
import { refusalOf } from './errors.js';
import { parseEnvelope, splitWebhook } from './notifications.js';
import { answerChallenge, verifyWebhook } from './signature.js';

const IS_IGNORED = { kind: 'ignored', reason: expect.any(String) };

const SECRET = 'client-secret';
const ACTIVITY = 'urn:li:activity:7094637247890620418';
const COMMENT = `urn:li:comment:(${ACTIVITY},7094977717598625792)`;

const raw = (content: unknown): RawWebhook => ({
  method: 'POST',
  url: 'https://here.example/webhooks/linkedin',
  headers: {},
  body: new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content)),
});
const push = (...notifications: unknown[]) => ({ type: 'ORGANIZATION_SOCIAL_ACTION_NOTIFICATIONS', notifications });
const read = (...all: unknown[]) => (splitWebhook(raw(push(...all))) ?? []).map((one) => parseEnvelope(one.raw));
const hmac = (content: string | Uint8Array, prefix = '') =>
  createHmac('sha256', SECRET).update(prefix).update(content).digest('hex');

const notification = (action: string, more: object = {}) => ({
  notificationId: 5_603_453_321,
  action,
  organizationalEntity: 'urn:li:organization:96072893',
  sourcePost: ACTIVITY,
  lastModifiedAt: 1_691_574_506_310,
  generatedActivity: 'urn:li:comment:(activity:7094637247890620418,7094977717598625792)',
  ...more,
});
const comment = (more: object = {}) => ({
  decoratedGeneratedActivity: {
    comment: { owner: 'urn:li:person:zLqTygBP8S', text: 'Hello', entity: COMMENT, object: ACTIVITY, ...more },
  },
});

describe('the signature', () => {
  it('is broken by any other byte of the body, the signature or the secret', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1 }), fc.nat(), fc.integer({ min: 1, max: 255 }), (body, where, flip) => {
        const signature = hmac(body, 'hmacsha256=');
        const verdict = (content: Uint8Array, header: string, secret = SECRET) =>
          verifyWebhook({ ...raw(''), headers: { 'x-li-signature': header }, body: content }, secret);
        expect(verdict(body, signature)).toBe('genuine');
        const other = body.slice();
        other[where % body.length] = (body[where % body.length] ?? 0) ^ flip;
        const at = where % 64;
        const changed = `${signature.slice(0, at)}${signature[at] === '0' ? '1' : '0'}${signature.slice(at + 1)}`;
        const all = [
          verdict(other, signature),
          verdict(body, changed),
          verdict(body, signature, 'x'),
          verdict(body, hmac(body)),
        ];
        expect(all).toEqual(['forged', 'forged', 'forged', 'forged']);
      }),
    );
    expect(verifyWebhook(raw('{}'), SECRET)).toBe('forged');
  });

  it('answers a challenge, and never signs what could be a body', () => {
    const ask = (code: string) =>
      answerChallenge(
        {
          ...raw(''),
          method: 'GET',
          url: `https://here.example/webhooks/linkedin?${new URLSearchParams({ challengeCode: code })}`,
        },
        SECRET,
      );
    const code = '890e4665-4dfe-4ab1-b689-ed553bceeed0';
    expect(JSON.parse(ask(code)?.body ?? '')).toEqual({ challengeCode: code, challengeResponse: hmac(code) });
    for (const wrong of ['', 'hmacsha256={}', '{"a":1}', 'a'.repeat(129)]) expect(ask(wrong)).toBeNull();
  });
});

describe('a notification', () => {
  it('of a comment is a message, under the comment’s whole name', () => {
    expect(read(notification('COMMENT', comment()))).toEqual([
      {
        kind: 'message',
        id: '5603453321',
        account: '96072893',
        channel: 'linkedin',
        at: 1_691_574_506_310,
        messageId: COMMENT,
        direction: 'inbound',
        from: 'urn:li:person:zLqTygBP8S',
        name: null,
        subject: null,
        text: 'Hello',
        inReplyTo: ACTIVITY,
      },
    ]);
    const nested = comment({ entity: undefined, parentComment: `urn:li:comment:(${ACTIVITY},1)` });
    expect(read(notification('COMMENT', nested))).toMatchObject([
      { messageId: COMMENT, inReplyTo: `urn:li:comment:(${ACTIVITY},1)` },
    ]);
  });

  it('of the page’s own words is no news', () => {
    const own = comment({ owner: 'urn:li:organization:96072893' });
    expect(read(notification('COMMENT', own), notification('ADMIN_COMMENT', comment()))).toEqual([
      IS_IGNORED,
      IS_IGNORED,
    ]);
  });

  it('tells edits, deletions, mentions and likes', () => {
    const share = { share: { owner: 'urn:li:person:abc', text: 'Thank you @Concordia', entity: 'urn:li:share:1' } };
    const like = 'urn:li:like:(urn:li:person:abc,urn:li:activity:2)';
    expect(
      read(
        notification('COMMENT_EDIT', comment({ text: 'Hallo' })),
        notification('COMMENT_DELETE'),
        notification('SHARE_MENTION', { decoratedGeneratedActivity: share, generatedActivity: 'urn:li:share:1' }),
        notification('SHARE', { decoratedGeneratedActivity: { share: { ...share.share, text: '' } } }),
        notification('LIKE', { generatedActivity: like }),
      ),
    ).toMatchObject([
      { kind: 'edit', messageId: COMMENT, text: 'Hallo' },
      { kind: 'deletion', messageId: COMMENT },
      { kind: 'message', messageId: 'urn:li:share:1', from: 'abc', text: 'Thank you @Concordia', inReplyTo: null },
      { kind: 'message', text: '', notes: [{ kind: 'post' }] },
      { kind: 'reaction', messageId: 'urn:li:activity:2', from: 'abc', emoji: '👍' },
    ]);
  });

  it('comes with others, each under its own id, also where the id is larger than a number holds', () => {
    const large = (text: string) =>
      JSON.stringify(push(notification('COMMENT', comment({ text })))).replace('5603453321', '9007199254740993123');
    const id = (text: string) => splitWebhook(raw(large(text)))?.[0]?.id;
    expect(id('one')).toBe(id('one'));
    expect(id('one')).not.toBe(id('two'));
    expect(
      read({ ...notification('COMMENT', comment()), notificationId: 1 }, notification('SOMETHING_NEW')),
    ).toHaveLength(2);
  });

  it('is refused when it is not as it is documented', () => {
    expect(splitWebhook(raw({ type: 'OTHER', notifications: [] }))).toBeNull();
    expect(splitWebhook(raw(push({ ...notification('COMMENT'), notificationId: null })))).toBeNull();
    expect(read(notification('COMMENT'))).toEqual([null]);
    expect(read(notification('COMMENT', { ...comment(), lastModifiedAt: 'now' }))).toEqual([null]);
  });

  it('never upsets the reader, whatever it is', () => {
    const names = [
      'action',
      'notificationId',
      'generatedActivity',
      'decoratedGeneratedActivity',
      'comment',
      'share',
      'text',
      'owner',
    ];
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom('COMMENT', 'LIKE', 'SHARE', COMMENT, 'urn:li:person:a'));
    const odd = fc.dictionary(
      fc.constantFrom(...names),
      fc.oneof(value, fc.dictionary(fc.constantFrom(...names), value)),
    );
    fc.assert(
      fc.property(odd, (more) => {
        expect(() => read({ ...notification('COMMENT'), ...more })).not.toThrow();
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array(), fc.json(), (body, text) => {
        expect(() => [splitWebhook({ ...raw(''), body }), splitWebhook(raw(text)), parseEnvelope(text)]).not.toThrow();
      }),
    );
  });
});

it.each([
  [
    401,
    { serviceErrorCode: 65_601, message: 'The token used in the request has been revoked' },
    'authentication',
    '65601',
  ],
  [401, { serviceErrorCode: 65_602, message: 'The token used in the request has expired' }, 'authentication', '65602'],
  [403, { serviceErrorCode: 100, message: 'Not enough permissions' }, 'authentication', '100'],
  [404, { message: 'Not Found', status: 404 }, 'recipient_unreachable', '404'],
  [400, { serviceErrorCode: 0, message: 'ERROR :: /message/text :: exceeds the maximum length' }, 'too_long', '0'],
  [400, { message: 'Recipients must be first-degree connections' }, 'recipient_unreachable', '400'],
  [426, { code: 'NONEXISTENT_VERSION', message: 'Not active' }, 'rejected', 'NONEXISTENT_VERSION'],
  [429, { serviceErrorCode: 101 }, 'throttled', '101'],
  [503, {}, 'transient', '503'],
  [500, '<html>', 'unconfirmed', '500'],
])('understands %i %o as %s', (status, body, failure, providerCode) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  expect(refusalOf(status, new Headers(), text)).toMatchObject({ failure, providerCode });
});

it('is not understood without an id, an account or a time', () => {
  for (const name of ['notificationId', 'organizationalEntity', 'lastModifiedAt']) {
    const less = Object.fromEntries(Object.entries(notification('COMMENT', comment())).filter(([key]) => key !== name));
    expect([name, parseEnvelope(JSON.stringify(less))]).toEqual([name, null]);
  }
});

it('is no like of ours where it names nobody', () => {
  const like = (generatedActivity: string) =>
    parseEnvelope(JSON.stringify(notification('LIKE', { generatedActivity })));
  expect(like(`urn:li:like:(urn:li:person:x,${ACTIVITY})`)).toMatchObject({ kind: 'reaction', messageId: ACTIVITY });
  expect(like('urn:li:like:(urn:li:organization:1)')).toEqual(IS_IGNORED);
});

describe('the parts of a notification', () => {
  const event = (action: string, more: object) => parseEnvelope(JSON.stringify(notification(action, more)));
  const idOf = (notificationId: unknown) =>
    splitWebhook(raw(push({ ...notification('COMMENT'), notificationId })))?.map(({ id }) => id);

  it.each([
    ['a-B_9', ['a-B_9']],
    ['x'.repeat(100), ['x'.repeat(100)]],
    ['x'.repeat(101), undefined],
    ['', undefined],
    ['a b', undefined],
    ['a.', undefined],
    ['.a', undefined],
    [-5, ['-5']],
    [1.5, undefined],
  ])('the id %j is kept as %j', (id, kept) => {
    expect(idOf(id)).toEqual(kept);
  });

  it.each([
    ['no list', { ...push(), notifications: {} }, null],
    ['no notification', push(), []],
    ['an account that is none', push({ ...notification('LIKE'), organizationalEntity: 'urn:li:person:1' }), null],
  ])('%s', (_, content, expected) => {
    expect(splitWebhook(raw(content))).toEqual(expected);
  });

  it.each([1.5, '1', null])('the time %j is not understood', (lastModifiedAt) => {
    expect(event('COMMENT', { ...comment(), lastModifiedAt })).toBeNull();
  });

  it.each([
    ['COMMENT', { text: undefined, message: { text: 'Inside' } }, { text: 'Inside' }],
    ['COMMENT_MENTION', { owner: undefined, actor: 'urn:li:person:abc' }, { from: 'abc', text: 'Hello' }],
    ['COMMENT', { parentComment: 'urn:li:comment:nonsense' }, { inReplyTo: ACTIVITY }],
  ])('a %s with %j is read', (action, more, expected) => {
    expect(event(action, comment(more))).toMatchObject({ kind: 'message', ...expected });
  });

  it.each([
    ['COMMENT', { ...comment({ entity: undefined }), generatedActivity: undefined }],
    ['COMMENT', comment({ owner: undefined })],
    ['COMMENT', comment({ text: undefined })],
    ['COMMENT_EDIT', comment({ text: undefined })],
    ['COMMENT_EDIT', comment({ entity: 'nonsense' })],
    ['COMMENT_DELETE', { generatedActivity: 'nonsense' }],
    ['LIKE', { generatedActivity: 'urn:li:like:(urn:li:person:a,urn:li:person:b)' }],
  ])('a %s of %j is not understood', (action, more) => {
    expect(event(action, more)).toBeNull();
  });

  it('a comment without a post answers nothing', () => {
    expect(event('COMMENT', { ...comment(), sourcePost: undefined })).toMatchObject({ inReplyTo: null });
  });

  const share = (more: object) => ({
    decoratedGeneratedActivity: {
      share: { owner: 'urn:li:person:abc', text: 'Hi', entity: 'urn:li:share:1', ...more },
    },
  });
  it.each(['SHARE', 'SHARE_MENTION', 'PHOTO_MENTION'])('a %s is a message that answers nothing', (action) => {
    expect(event(action, share({}))).toMatchObject({ messageId: 'urn:li:share:1', from: 'abc', inReplyTo: null });
  });
  it.each([
    ['of the page itself', share({ owner: 'urn:li:organization:96072893' }), IS_IGNORED],
    ['of nobody', share({ owner: undefined }), null],
    ['of no post', share({ entity: 'urn:li:person:abc' }), null],
    ['without a name', { ...share({ entity: undefined }), generatedActivity: undefined }, null],
  ])('a share %s is %j', (_, more, expected) => {
    expect(event('SHARE', more)).toEqual(expected);
  });

  it('a share without words says whose post it is of', () => {
    const sourcePost = 'urn:li:share:7';
    const note = { kind: 'post', url: 'https://www.linkedin.com/feed/update/urn:li:share:7' };
    expect(event('SHARE', { ...share({ text: undefined }), sourcePost })).toMatchObject({ text: '', notes: [note] });
    expect(event('SHARE', { ...share({}), sourcePost: undefined })).toMatchObject({
      text: 'Hi',
      notes: [{ kind: 'post' }],
    });
  });

  it('a comment that is a picture alone is a placeholder', () => {
    const content = [{ type: 'IMAGE', entity: 'urn:li:image:1' }];
    const picture = comment({ text: undefined, content });
    expect(event('COMMENT', picture)).toMatchObject({ text: '', notes: [{ kind: 'unsupported', title: 'image' }] });
  });

  it.each([
    [`urn:li:reaction:(urn:li:person:abc,${ACTIVITY})`, ACTIVITY],
    [`urn:li:like:(urn:li:person:abc,${COMMENT})`, COMMENT],
  ])('%s is a like of %s', (generatedActivity, messageId) => {
    expect(event('LIKE', { generatedActivity })).toEqual({
      id: '5603453321',
      account: '96072893',
      channel: 'linkedin',
      at: 1_691_574_506_310,
      kind: 'reaction',
      messageId,
      from: 'abc',
      emoji: '👍',
    });
  });
  it.each([
    `x urn:li:like:(urn:li:person:abc,${ACTIVITY})`,
    `urn:li:like:(urn:li:person:abc,${ACTIVITY}) x`,
    `urn:li:like:(urn:li:person:,${ACTIVITY})`,
    undefined,
  ])('%j is no like', (generatedActivity) => {
    expect(event('LIKE', { generatedActivity })).toEqual(IS_IGNORED);
  });
});
