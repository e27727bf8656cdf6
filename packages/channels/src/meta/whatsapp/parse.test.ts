import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../http/json.js';
import { toEnvelope } from '../envelope.js';
import { parseWhatsapp } from './parse.js';

const IS_IGNORED = { kind: 'ignored', reason: expect.any(String) };

const PHONE = '106540352242922';
const THEM = '16505551234';
const SECONDS = 1_749_416_383;
const BASE = { id: 'e1', account: PHONE, channel: 'whatsapp', at: SECONDS * 1_000 };

function read(kind: string, content: object, about: Record<string, unknown> = {}) {
  const item = fieldsOf(content) ?? new Map();
  return parseWhatsapp(toEnvelope({ id: 'e1', account: PHONE, kind, item, about }).raw);
}

const text = { id: 'wamid.1', from: THEM, timestamp: String(SECONDS), type: 'text', text: { body: 'Hi' } };
const message = (content: object, about?: Record<string, unknown>) => read('message', { ...text, ...content }, about);
/** What a message of a type says. */
const said = (type: string, body: unknown) => message({ type, [type]: body });

it('a kind that nobody reads is not understood, and one that is left out is ignored', () => {
  expect([read('surprise', text), read('other', text)]).toEqual([null, IS_IGNORED]);
});

describe('the time of a message', () => {
  it.each([
    ['0', 0],
    [SECONDS, SECONDS * 1_000],
    ['99999999999', 99_999_999_999_000],
  ])('%j is read', (timestamp, at) => {
    expect(message({ timestamp })).toMatchObject({ at });
  });

  it.each([undefined, '', '1 ', '-1', -1, 1.5, '1.5', '999999999999', 1e11])('%j is not understood', (timestamp) => {
    expect(message({ timestamp })).toBeNull();
  });
});

describe('the sender of a message', () => {
  const cards = (...contacts: object[]) => ({ contacts });
  const ann = { wa_id: THEM, profile: { name: 'Ann' } };
  const bea = { wa_id: '4670123456', profile: { name: 'Bea' } };

  it.each([
    ['a number of five digits', '12345', '+12345'],
    ['a number of twenty digits', '1'.repeat(20), `+${'1'.repeat(20)}`],
    ['four digits', '1234', '1234'],
    ['more digits than a number has', '1'.repeat(21), '1'.repeat(21)],
    ['an id', 'US.134912345', 'US.134912345'],
    ['what only ends in digits', 'a12345', 'a12345'],
  ])('as %s is %s', (_, from, handle) => {
    expect(message({ from })).toMatchObject({ from: handle });
  });

  it.each([
    ['their own card of several', {}, cards(bea, ann), 'Ann'],
    ['the only card, whoever it is of', {}, cards(bea), 'Bea'],
    ['none of several cards of others', {}, cards(bea, { ...bea, wa_id: '9' }), null],
    ['no card', {}, {}, null],
    [
      'a card by their id',
      { from: '1', from_user_id: 'US.2' },
      cards(bea, { user_id: 'US.2', profile: { name: 'Kim' } }),
      'Kim',
    ],
  ])('is called by %s', (_, content, about, name) => {
    expect(message(content, about)).toMatchObject({ name });
  });

  it('is known by the number, else by the id of the message, else by that of the card', () => {
    const card = cards({ user_id: 'US.3' });
    expect(message({ from_user_id: 'US.2' }, card)).toMatchObject({ from: `+${THEM}` });
    expect(message({ from: '', from_user_id: 'US.2' }, card)).toMatchObject({ from: 'US.2' });
    expect(message({ from: undefined }, card)).toMatchObject({ from: 'US.3' });
    expect(message({ from: undefined }, {})).toBeNull();
  });

  it('is at the other end of what was written in the own app', () => {
    const echo = { ...text, from: PHONE };
    expect(read('echo', { ...echo, to: `+${THEM}` })).toMatchObject({ direction: 'outbound', from: `+${THEM}` });
    expect(read('echo', { ...echo, to_user_id: 'US.2' })).toMatchObject({ from: 'US.2' });
    expect(read('echo', echo)).toBeNull();
  });
});

describe('what a message says', () => {
  it.each([
    ['text', {}, { kind: 'unsupported', title: 'text' }],
    ['text', { body: '' }, { kind: 'unsupported', title: 'text' }],
    ['text', 'Hi', { kind: 'unsupported', title: 'text' }],
    ['contacts', [], { kind: 'unsupported', title: 'contacts' }],
    ['contacts', [{ name: {}, phones: [{ phone: '' }] }], { kind: 'contact' }],
    ['location', { latitude: 59.3 }, { kind: 'location' }],
    ['location', { longitude: 18 }, { kind: 'location' }],
    ['interactive', { type: 'other' }, { kind: 'unsupported', title: 'interactive' }],
    ['order', {}, { kind: 'order' }],
    ['button', { payload: 'only for programs' }, { kind: 'unsupported', title: 'button' }],
    [
      'location',
      { latitude: 0, longitude: 0, url: 'https://map.example' },
      { kind: 'location', url: 'https://map.example', place: { latitude: 0, longitude: 0 } },
    ],
    ['order', { product_items: [{ quantity: 3, item_price: 9.5 }] }, { kind: 'order', items: ['3 × , 9.5'] }],
  ])('as %s of %j is a note', (type, body, note) => {
    expect(said(type, body)).toMatchObject({ text: '', files: [], notes: [note] });
  });

  it('keeps the words of a file without its id', () => {
    expect(said('image', { caption: 'no id' })).toMatchObject({ text: 'no id', files: [] });
  });

  it('is unsupported without a type', () => {
    expect(message({ type: undefined })).toMatchObject({ text: '', notes: [{ kind: 'unsupported' }] });
  });

  it('has words and notes beside each other', () => {
    expect(
      said('interactive', { nfm_reply: { body: 'Sent', response_json: '{"a":1,"flow_token":"x"}' } }),
    ).toMatchObject({
      text: 'Sent',
      notes: [{ kind: 'form', items: ['a: 1'] }],
    });
    expect(said('interactive', { nfm_reply: { response_json: 'no JSON' } })).toMatchObject({
      notes: [{ kind: 'form', items: ['no JSON'] }],
    });
    expect(said('order', { text: 'Please', product_items: [{ product_retailer_id: 'A1' }] })).toMatchObject({
      text: 'Please',
      notes: [{ kind: 'order', items: ['1 × A1'] }],
    });
    expect(
      said('contacts', [{ name: { formatted_name: 'Ann' } }, { phones: [{ phone: '1' }, { phone: '2' }] }]),
    ).toMatchObject({
      notes: [
        { kind: 'contact', title: 'Ann' },
        { kind: 'contact', items: ['1', '2'] },
      ],
    });
  });

  it.each([
    ['voice', undefined, 'voice'],
    ['image', 'image/jpeg', 'image.jpg'],
    ['audio', 'audio/mpeg', 'audio.mp3'],
    ['audio', 'audio/mp4', 'audio.m4a'],
    ['document', 'text/plain', 'document.txt'],
    ['video', 'video/quicktime', 'video.mov'],
    ['audio', 'audio/ogg ; codecs=opus', 'audio.ogg'],
    ['document', 'application/vnd.ms-excel', 'document'],
    ['document', 'application/toolong', 'document'],
    ['document', 'nonsense', 'document'],
  ])('%s of type %j is the file %s', (type, mime_type, name) => {
    const file = { kind: 'remote', name, contentType: mime_type ?? null, size: 7, reference: '9' };
    expect(said(type, { id: '9', mime_type, file_size: 7 })).toMatchObject({ text: '', files: [file] });
  });
});

it.each([
  ['without an id', () => message({ id: undefined }), null],
  ['that is an edit of nothing', () => said('edit', { message: text }), null],
  ['that is an edit without its words', () => said('edit', { original_message_id: 'w' }), null],
  [
    'that is an edit to what cannot be shown',
    () => said('edit', { original_message_id: 'w', message: { type: 'poll' } }),
    IS_IGNORED,
  ],
  ['that takes back nothing', () => said('revoke', {}), null],
  ['that reacts to nothing', () => said('reaction', { emoji: '👍' }), null],
  [
    'of our own app that reacts',
    () => read('echo', { ...text, to: THEM, type: 'reaction', reaction: { message_id: 'w' } }),
    IS_IGNORED,
  ],
])('a message %s is %j', (_, event, expected) => {
  expect(event()).toEqual(expected);
});

it('a reaction with an empty emoji was taken back', () => {
  expect(said('reaction', { message_id: 'w', emoji: '' })).toEqual({
    ...BASE,
    kind: 'reaction',
    messageId: 'w',
    from: `+${THEM}`,
    emoji: null,
  });
});

describe('a change of somebody’s number or id', () => {
  const system = (type: string, ids: object, more: object = {}) =>
    message({ type: 'system', system: { type, ...ids }, ...more });
  const NEW = '12195555358';
  it.each([
    ['a number', () => system('user_changed_number', { wa_id: NEW }), `+${THEM}`, `+${NEW}`],
    [
      'a number, with an id beside',
      () => system('user_changed_number', { wa_id: NEW, user_id: 'US.2' }),
      `+${THEM}`,
      `+${NEW}`,
    ],
    ['an id', () => system('user_changed_user_id', { user_id: 'US.2' }), `+${THEM}`, 'US.2'],
    [
      'an id that was known before',
      () => system('user_changed_user_id', { previous_user_id: 'US.1' }, { from: undefined, from_user_id: 'US.2' }),
      'US.1',
      'US.2',
    ],
  ])('to %s is understood', (_, event, from, to) => {
    expect(event()).toEqual({ ...BASE, kind: 'identity', from, to });
  });

  it.each([
    ['from nobody', () => system('user_changed_number', { wa_id: NEW }, { from: undefined })],
    ['to nobody', () => system('user_changed_number', {})],
    ['to the same', () => system('user_changed_number', { wa_id: THEM })],
  ])('%s is ignored', (_, event) => {
    expect(event()).toEqual(IS_IGNORED);
  });

  it.each([
    ['of another type', () => system('user_changed_number_and_more', { wa_id: NEW }), 'user changed number and more'],
    ['of a type that only ends alike', () => system('x_user_changed_number', { wa_id: NEW }), 'x user changed number'],
    ['with words', () => system('x', { body: 'Ann left' }), 'Ann left'],
  ])('%s is shown as the provider words it', (_, event, title) => {
    expect(event()).toMatchObject({ kind: 'message', text: '', notes: [{ kind: 'system', title }] });
  });

  const update = (previous: unknown, current: unknown, timestamp: unknown = SECONDS) =>
    read('user id', { user_id: { previous, current }, timestamp });
  it('told by itself has its time and both ids', () => {
    expect(update('US.1', 'US.2')).toEqual({ ...BASE, kind: 'identity', from: 'US.1', to: 'US.2' });
    const incomplete = [update('US.1', 'US.1'), update(null, 'US.2'), update('US.1', ''), update('US.1', 'US.2', null)];
    expect(incomplete).toEqual([IS_IGNORED, IS_IGNORED, IS_IGNORED, IS_IGNORED]);
  });
});

describe('a status', () => {
  const sent = { id: 'w', timestamp: String(SECONDS), status: 'sent' };
  const receipt = { ...BASE, kind: 'receipt', messageId: 'w', idempotencyKey: null };

  it.each(['id', 'timestamp', 'status'])('without its %s is not understood', (name) => {
    expect(read('status', { ...sent, [name]: undefined })).toBeNull();
  });

  it('has the reasons of a failure alone', () => {
    const errors = [{ code: 131_026 }, { code: 0 }];
    expect(read('status', { ...sent, errors })).toEqual({
      ...receipt,
      receipt: 'sent',
      failure: null,
      providerCode: null,
    });
    expect(read('status', { ...sent, status: 'failed', errors })).toEqual({
      ...receipt,
      receipt: 'failed',
      failure: 'recipient_unreachable',
      providerCode: '131026',
    });
  });
});

describe('a wish about marketing', () => {
  const wish = { wa_id: THEM, category: 'marketing_messages', value: 'stop', timestamp: SECONDS };
  const consent = { ...BASE, kind: 'consent', from: `+${THEM}` };

  it.each([
    ['stop', 'opted_out'],
    ['resume', 'opted_in'],
  ])('to %s it', (value, state) => {
    const event = read('preference', { ...wish, value });
    expect(event).toEqual({ ...consent, consent: state, by: `marketing_messages ${value}` });
  });

  it('may be of somebody whose number is hidden', () => {
    expect(read('preference', { ...wish, wa_id: undefined, user_id: 'US.1' })).toMatchObject({ from: 'US.1' });
  });

  it.each([
    ['of nobody', { wa_id: undefined }, null],
    ['at no time', { timestamp: undefined }, null],
    ['for nothing', { value: undefined }, null],
    ['for something else', { value: 'pause' }, IS_IGNORED],
    ['about something else', { category: 'other' }, IS_IGNORED],
  ])('%s is %j', (_, more, expected) => {
    expect(read('preference', { ...wish, ...more })).toEqual(expected);
  });
});

describe('the state of the account', () => {
  const account = { ...BASE, kind: 'account' };
  it.each([
    ['ACCOUNT_RESTRICTION', 'restricted'],
    ['DISABLED_UPDATE', 'restricted'],
    ['ACCOUNT_DELETED', 'revoked'],
    ['ACCOUNT_OFFBOARDED', 'revoked'],
    ['PARTNER_REMOVED', 'revoked'],
    ['PARTNER_APP_UNINSTALLED', 'revoked'],
  ])('after %s is %s', (event, state) => {
    expect(read('account', { event }, { time: SECONDS })).toEqual({ ...account, state });
  });

  it('is told at no time where none is told', () => {
    expect(read('account', { event: 'ACCOUNT_DELETED' })).toEqual({ ...account, at: 0, state: 'revoked' });
    expect(read('account', {})).toEqual(IS_IGNORED);
  });

  it.each([
    [131_031, { ...account, state: 'restricted' }],
    [368, { ...account, state: 'restricted' }],
    [131_026, IS_IGNORED],
  ])('after the error %i is %j', (code, expected) => {
    expect(read('error', { code, timestamp: SECONDS })).toEqual(expected);
  });

  it('is not understood from an error without a code', () => {
    expect(read('error', { title: 'Locked' })).toBeNull();
    expect(read('error', { code: 368 })).toMatchObject({ at: 0 });
  });
});
