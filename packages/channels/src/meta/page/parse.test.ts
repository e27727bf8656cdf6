import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../http/json.js';
import { toEnvelope } from '../envelope.js';
import { parsePage } from './parse.js';
import { MESSENGER } from './products.js';

const IS_IGNORED = { kind: 'ignored', reason: expect.any(String) };

const PAGE = '110000000000001';
const PERSON = '6301234567890123';
const AT = 1_749_416_383_000;
const BASE = { id: 'e1', account: PAGE, channel: 'messenger', at: AT };

const parties = { sender: { id: PERSON }, recipient: { id: PAGE }, timestamp: AT };

/** Reads an event of a kind; `more` replaces what stands around its body. */
function read(kind: string, body: unknown, more: object = {}, about?: Record<string, unknown>) {
  const item = fieldsOf({ ...parties, [kind]: body, ...more }) ?? new Map();
  return parsePage(toEnvelope({ id: 'e1', account: PAGE, kind, item, ...(about && { about }) }).raw, MESSENGER);
}

const nobody = { sender: undefined };

describe('the time of an event', () => {
  const at = (timestamp: unknown, time?: unknown) => read('message', { mid: 'm', text: 'Hi' }, { timestamp }, { time });
  it.each([
    ['is its own', AT, AT + 5, AT],
    ['is that of its entry where it has none', undefined, AT + 5, AT + 5],
    ['is that of its entry where its own is no whole number', AT + 0.5, AT + 5, AT + 5],
    ['may be the beginning of time', 0, AT, 0],
  ])('%s', (_, timestamp, time, expected) => {
    expect(at(timestamp, time)).toMatchObject({ at: expected });
  });

  it.each([undefined, -1, String(AT), 2 ** 53])('is not understood as %j', (timestamp) => {
    expect(at(timestamp)).toBeNull();
  });
});

it.each(['message', 'message_edit', 'reaction', 'delivery', 'read', 'postback', 'referral', 'optin'])(
  'a %s without a body is not understood',
  (kind) => {
    expect(read(kind, 'none')).toBeNull();
  },
);

it('a kind that nobody reads is not understood, and one that is new to us is a placeholder if a person did it', () => {
  expect(read('pass_thread_control', {})).toBeNull();
  const other = (field: string, more: object = {}) => read('other', {}, { other: undefined, [field]: {}, ...more });
  expect(other('response_feedback')).toMatchObject({
    from: PERSON,
    notes: [{ kind: 'unsupported', title: 'response feedback' }],
  });
  expect(other('take_thread_control')).toEqual({ kind: 'ignored', reason: 'no_chat' });
  expect(other('response_feedback', nobody)).toEqual({ kind: 'ignored', reason: 'no_chat' });
  expect(other('response_feedback', { sender: { id: PAGE } })).toEqual({ kind: 'ignored', reason: 'ours' });
});

describe('a message', () => {
  it.each([
    ['without an id', { text: 'Hi' }, {}],
    ['from nobody', { mid: 'm', text: 'Hi' }, nobody],
    ['of ours to nobody', { mid: 'm', text: 'Hi', is_echo: true }, { recipient: {} }],
  ])('%s is not understood', (_, body, more) => {
    expect(read('message', body, more)).toBeNull();
  });

  it('is ours where the page sent it, also when nobody calls it an echo', () => {
    const ours = { sender: { id: PAGE }, recipient: { id: PERSON } };
    expect(read('message', { mid: 'm', text: 'Hi' }, ours)).toMatchObject({ direction: 'outbound', from: PERSON });
  });

  it('of somebody else keeps its words, whatever they call its metadata', () => {
    expect(read('message', { mid: 'm', text: 'Hi', metadata: 'concordia:key' })).toMatchObject({ kind: 'message' });
  });

  it('says beside its body what it answers, where it does not say so inside', () => {
    const beside = { reply_to: { mid: 'm_8' } };
    expect(read('message', { mid: 'm', text: 'Hi' }, beside)).toMatchObject({ inReplyTo: 'm_8' });
    expect(read('message', { mid: 'm', text: 'Hi', reply_to: { mid: 'm_9' } }, beside)).toMatchObject({
      inReplyTo: 'm_9',
    });
    expect(read('message', { mid: 'm', text: 'Hi' })).toMatchObject({ inReplyTo: null });
  });

  const remote = (name: string, reference: string) => ({
    kind: 'remote',
    name,
    contentType: null,
    size: null,
    reference,
  });
  it.each([
    ['image', 'https://cdn.example/a/roof-1.jpg?x=1', 'roof-1.jpg'],
    ['video', 'https://cdn.example/a/', 'video'],
    ['audio', 'https://cdn.example/audioclip-17.mp4', 'audioclip-17.mp4'],
    ['file', `https://cdn.example/${'x'.repeat(101)}.pdf`, 'file'],
    ['reel', 'https://cdn.example/a.superlong', 'reel'],
    ['ig_reel', 'no address', 'ig_reel'],
    ['ephemeral', 'https://cdn.example/a%20b.jpg', 'ephemeral'],
    ['story_mention', 'https://cdn.example/a.x', 'story_mention'],
  ])('with an attachment of type %s at %s has the file %s', (type, url, name) => {
    expect(read('message', { mid: 'm', attachments: [{ type, payload: { url } }] })).toMatchObject({
      text: '',
      files: [remote(name, url)],
    });
  });

  it.each([
    [
      'a file without an address',
      { type: 'image', payload: { sticker_id: 1 } },
      { kind: 'unsupported', title: 'image' },
    ],
    [
      'a place without its latitude',
      { type: 'location', payload: { coordinates: { long: 18 } } },
      { kind: 'location' },
    ],
    ['something without a type', {}, { kind: 'unsupported' }],
    ['what Meta does not deliver', { type: 'unsupported_type' }, { kind: 'unsupported' }],
    [
      'a shared link',
      { type: 'fallback', title: 'Beside', url: 'https://b.example' },
      { kind: 'link', title: 'Beside', url: 'https://b.example' },
    ],
    [
      'a shared post',
      { type: 'share', title: 'Beside', url: 'https://b.example', payload: { title: 'In', url: 'https://in.example' } },
      { kind: 'post', title: 'In', url: 'https://in.example' },
    ],
    [
      'a product',
      { type: 'template', payload: { product: { elements: [{ title: 'Lamp', subtitle: '9 EUR' }] } } },
      { kind: 'unsupported', title: 'Lamp', detail: '9 EUR' },
    ],
    [
      'a place',
      { type: 'location', payload: { coordinates: { lat: 0, long: 0 } } },
      { kind: 'location', place: { latitude: 0, longitude: 0 } },
    ],
  ])('with %s has a note, with its own words or without', (_, attachment, note) => {
    const silent = read('message', { mid: 'm', attachments: [attachment] });
    expect(silent).toMatchObject({ text: '', files: [] });
    expect(typeof silent === 'object' && silent?.kind === 'message' && silent.notes).toEqual([note]);
    expect(read('message', { mid: 'm', text: 'Own words', attachments: [attachment] })).toMatchObject({
      text: 'Own words',
      notes: [note],
    });
  });

  it('says which story it replies to, and keeps a file that disappears as both', () => {
    const story = { reply_to: { story: { id: '1', url: 'https://cdn.example/s' } } };
    expect(read('message', { mid: 'm', text: 'Wow', ...story })).toMatchObject({
      text: 'Wow',
      notes: [{ kind: 'story_reply', url: 'https://cdn.example/s' }],
    });
    const ephemeral = { type: 'ephemeral', payload: { url: 'https://cdn.example/a.jpg' } };
    expect(read('message', { mid: 'm', attachments: [ephemeral] })).toMatchObject({
      files: [{ name: 'a.jpg' }],
      notes: [{ kind: 'disappearing' }],
    });
  });

  it('of nothing at all is unsupported', () => {
    expect(read('message', { mid: 'm' })).toMatchObject({ text: '', notes: [{ kind: 'unsupported' }] });
  });
});

it.each([{ mid: 'm' }, { text: 'Better' }])('an edit like %j is not understood', (body) => {
  expect(read('message_edit', body)).toBeNull();
});

describe('a reaction', () => {
  it.each([
    ['like', '👍'],
    ['dislike', '👎'],
    ['love', '❤️'],
    ['smile', '😆'],
    ['laugh', '😆'],
    ['wow', '😮'],
    ['sad', '😢'],
    ['angry', '😠'],
  ])('called %s shows %s', (reaction, emoji) => {
    expect(read('reaction', { mid: 'm', action: 'react', reaction })).toEqual({
      ...BASE,
      kind: 'reaction',
      messageId: 'm',
      from: PERSON,
      emoji,
    });
  });

  it.each([
    ['without an id', { action: 'react', emoji: '👍' }, {}, null],
    ['without an action', { mid: 'm', emoji: '👍' }, {}, null],
    ['with an action of another kind', { mid: 'm', action: 'stare', emoji: '👍' }, {}, null],
    ['of nobody', { mid: 'm', action: 'react', emoji: '👍' }, nobody, IS_IGNORED],
    ['of ours', { mid: 'm', action: 'react', emoji: '👍' }, { sender: { id: PAGE } }, IS_IGNORED],
    ['without an emoji', { mid: 'm', action: 'react' }, {}, IS_IGNORED],
    ['with an emoji that nobody knows', { mid: 'm', action: 'react', reaction: 'other' }, {}, IS_IGNORED],
  ])('%s is %j', (_, body, more, expected) => {
    expect(read('reaction', body, more)).toEqual(expected);
  });

  it('that was taken back has no emoji, even where one is named', () => {
    expect(read('reaction', { mid: 'm', action: 'unreact', emoji: '👍' })).toMatchObject({ emoji: null });
  });
});

describe('a receipt', () => {
  const receipt = { ...BASE, kind: 'receipt', failure: null, providerCode: null };
  const watermark = AT - 1_000;

  it.each([
    [
      'delivered, of one message, at the watermark',
      () => read('delivery', { watermark }, {}, { mid: 'm' }),
      { messageId: 'm', receipt: 'delivered', at: watermark },
    ],
    [
      'delivered, of one message without a watermark',
      () => read('delivery', {}, {}, { mid: 'm' }),
      { messageId: 'm', receipt: 'delivered' },
    ],
    [
      'delivered up to a time',
      () => read('delivery', { watermark }),
      { messageId: null, contact: PERSON, receipt: 'delivered', at: watermark },
    ],
    ['read, of one message', () => read('read', { mid: 'm', watermark }), { messageId: 'm', receipt: 'read' }],
    [
      'read up to a time',
      () => read('read', { watermark }),
      { messageId: null, contact: PERSON, receipt: 'read', at: watermark },
    ],
  ])('is %s', (_, event, expected) => {
    expect(event()).toEqual({ ...receipt, ...expected });
  });

  it.each(['delivery', 'read'])('of %s without its time, or of nobody, is not understood', (kind) => {
    expect([read(kind, {}), read(kind, { watermark }, nobody)]).toEqual([null, null]);
  });
});

describe('a button or a way in', () => {
  const said = (text: string, messageId = 'e1', ...notes: object[]) => ({
    ...BASE,
    kind: 'message',
    messageId,
    direction: 'inbound',
    from: PERSON,
    name: null,
    subject: null,
    text,
    ...(notes.length > 0 && { notes }),
    inReplyTo: null,
  });
  it.each([
    ['a button with its payload alone', () => read('postback', { mid: 'm', payload: 'HOURS' }), said('HOURS', 'm')],
    ['a button without an id', () => read('postback', { title: 'Hours' }), said('Hours')],
    [
      'a link',
      () => read('referral', { ref: 'spring', referer_uri: 'https://a.example' }),
      said('', 'e1', { kind: 'referral', title: 'spring', url: 'https://a.example' }),
    ],
    [
      'an advertisement',
      () => read('referral', { ads_context_data: { ad_title: 'Sale' }, source_url: 'https://b.example' }),
      said('', 'e1', { kind: 'ad', title: 'Sale', url: 'https://b.example' }),
    ],
    ['a button that says nothing', () => read('postback', {}), IS_IGNORED],
    ['a button with an empty title', () => read('postback', { title: '' }), IS_IGNORED],
    ['a button of nobody', () => read('postback', { title: 'Hours' }, nobody), null],
  ])('%s', (_, event, expected) => {
    expect(event()).toEqual(expected);
  });
});

it.each([
  ['STOP_NOTIFICATIONS', 'opted_out'],
  ['RESUME_NOTIFICATIONS', 'opted_in'],
])('%s is a wish by its name', (by, consent) => {
  const body = { notification_messages_status: by };
  expect(read('optin', body)).toEqual({ ...BASE, kind: 'consent', from: PERSON, consent, by });
  expect(read('optin', body, nobody)).toBeNull();
  expect(read('optin', {})).toEqual(IS_IGNORED);
});

it.each(['policy_enforcement', 'policy-enforcement'])('a %s restricts the account by a block alone', (kind) => {
  expect(read(kind, { action: 'block' })).toEqual({ ...BASE, kind: 'account', state: 'restricted' });
  expect(read(kind, { action: 'unblock' })).toEqual(IS_IGNORED);
});
