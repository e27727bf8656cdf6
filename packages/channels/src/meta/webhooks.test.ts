import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChannelAdapter, RawWebhook } from '../port/adapter.js';
import type { Connect } from '../port/connect.js';
import { connectInstagram, connectMessenger, connectWhatsapp } from './index.js';

const IS_IGNORED = { kind: 'ignored', reason: expect.any(String) };

// Bodies are written by hand after the shapes that Meta documents for each webhook.

const PHONE = '106540352242922';
const BUSINESS = '102290129340398';
const PAGE = '110000000000001';
const IGID = '17841400000000001';
const THEM = '16505551234';
const PERSON = '6301234567890123';
const SECONDS = 1_749_416_383;
const AT = SECONDS * 1_000;

const SETTINGS = { appSecret: 's', accessToken: 't', verifyToken: 'v', waPhoneId: PHONE, igUserId: IGID };

function adapterOf(connect: Connect, pageId: string): ChannelAdapter {
  const tools = { fetch, now: Date.now, random: Math.random, origin: null, publicUrl: 'https://concordia.test' };
  const connected = connect({ ...SETTINGS, pageId }, tools);
  if (!connected.ok) throw new Error(`Missing: ${connected.missing.join(', ')}`);
  return connected.adapter;
}

const whatsapp = adapterOf(connectWhatsapp, BUSINESS);
const messenger = adapterOf(connectMessenger, PAGE);
const instagram = adapterOf(connectInstagram, PAGE);

const webhook = (body: unknown): RawWebhook => ({
  method: 'POST',
  url: 'https://concordia.test/webhooks/meta',
  headers: {},
  body: new TextEncoder().encode(JSON.stringify(body)),
});

const read = (adapter: ChannelAdapter, body: unknown) =>
  (adapter.split(webhook(body)) ?? []).map(({ raw }) => adapter.parse(raw));

const ids = (adapter: ChannelAdapter, body: unknown) => adapter.split(webhook(body))?.map(({ id }) => id);

/** A change of one number. */
const change = (content: object, field = 'messages') => ({
  field,
  value: {
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: '15550783881', phone_number_id: PHONE },
    ...content,
  },
});

const business = (...changes: readonly object[]) => ({
  object: 'whatsapp_business_account',
  entry: [{ id: BUSINESS, changes }],
});

const contacts = [{ profile: { name: 'Sheena Nelson' }, wa_id: THEM }];

const message = (content: object) => ({ from: THEM, id: 'wamid.1', timestamp: String(SECONDS), ...content });

const readMessage = (content: object) =>
  read(whatsapp, business(change({ contacts, messages: [message(content)] })))[0];

describe('a message on WhatsApp', () => {
  it('has its words, its sender, its time and what it answers', () => {
    expect(
      readMessage({ type: 'text', text: { body: 'Hi' }, context: { from: '15550783881', id: 'wamid.0' } }),
    ).toEqual({
      id: 'wamid.1',
      account: PHONE,
      channel: 'whatsapp',
      at: AT,
      kind: 'message',
      messageId: 'wamid.1',
      direction: 'inbound',
      from: `+${THEM}`,
      name: 'Sheena Nelson',
      subject: null,
      text: 'Hi',
      files: [],
      inReplyTo: 'wamid.0',
    });
  });

  it.each([
    ['image', { mime_type: 'image/jpeg', id: '7', caption: 'The roof' }, 'The roof', 'image.jpg', 'image/jpeg'],
    ['video', { mime_type: 'video/mp4', id: '7' }, '', 'video.mp4', 'video/mp4'],
    ['audio', { mime_type: 'audio/ogg; codecs=opus', id: '7', voice: true }, '', 'audio.ogg', 'audio/ogg; codecs=opus'],
    [
      'document',
      { mime_type: 'application/pdf', id: '7', filename: 'a b.pdf', caption: 'Bid' },
      'Bid',
      'a b.pdf',
      'application/pdf',
    ],
    ['sticker', { mime_type: 'image/webp', id: '7', animated: false }, '', 'sticker.webp', 'image/webp'],
  ])('can be %s', (type, body, text, name, contentType) => {
    const files = [{ kind: 'remote', name, contentType, size: null, reference: '7' }];
    expect(readMessage({ type, [type]: body })).toMatchObject({ kind: 'message', text, files });
  });

  it.each([
    [
      'location',
      { latitude: 59.33, longitude: 18.06, name: 'Office', address: 'Kungsgatan 1' },
      { kind: 'location', title: 'Office', detail: 'Kungsgatan 1', place: { latitude: 59.33, longitude: 18.06 } },
    ],
    [
      'contacts',
      [{ name: { formatted_name: 'Bea' }, phones: [{ phone: '+46 70' }], emails: [{ email: 'b@x.se' }] }],
      { kind: 'contact', title: 'Bea', items: ['+46 70', 'b@x.se'] },
    ],
    [
      'order',
      { product_items: [{ product_retailer_id: 'A1', quantity: 2, item_price: 9, currency: 'EUR' }] },
      { kind: 'order', items: ['2 × A1, 9 EUR'] },
    ],
  ])('can be %s, which is a note', (type, body, note) => {
    expect(readMessage({ type, [type]: body })).toMatchObject({ kind: 'message', text: '', files: [], notes: [note] });
  });

  it.each([
    ['interactive', { type: 'button_reply', button_reply: { id: 'y', title: 'Yes' } }, 'Yes'],
    [
      'interactive',
      { type: 'list_reply', list_reply: { id: 'e', title: 'Express', description: 'A day' } },
      'Express\nA day',
    ],
    ['button', { text: 'Stop', payload: 'stop' }, 'Stop'],
  ])('can be %s', (type, body, text) => {
    expect(readMessage({ type, [type]: body })).toMatchObject({ kind: 'message', text, files: [] });
  });

  it('comes from a number or, where that is hidden, from the id of its person', () => {
    const hidden = {
      id: 'wamid.2',
      timestamp: `${SECONDS}`,
      from_user_id: 'US.1349',
      type: 'text',
      text: { body: 'Hi' },
    };
    const cards = [{ profile: { name: 'Kim' }, user_id: 'US.1349' }];
    expect(read(whatsapp, business(change({ contacts: cards, messages: [hidden] })))).toMatchObject([
      { from: 'US.1349', name: 'Kim' },
    ]);
  });

  it('can be a reaction, and one taken back', () => {
    const reaction = { message_id: 'wamid.0', emoji: '👍' };
    expect(readMessage({ type: 'reaction', reaction })).toMatchObject({
      kind: 'reaction',
      messageId: 'wamid.0',
      from: `+${THEM}`,
      emoji: '👍',
    });
    expect(readMessage({ type: 'reaction', reaction: { message_id: 'wamid.0' } })).toMatchObject({ emoji: null });
  });

  it('can change or take back another', () => {
    const text = { original_message_id: 'wamid.0', message: { type: 'text', text: { body: 'Better' } } };
    const caption = { original_message_id: 'wamid.0', message: { type: 'image', image: { id: '7', caption: 'Roof' } } };
    expect(readMessage({ type: 'edit', edit: text })).toMatchObject({
      kind: 'edit',
      messageId: 'wamid.0',
      text: 'Better',
    });
    expect(readMessage({ type: 'edit', edit: caption })).toMatchObject({ kind: 'edit', text: 'Roof' });
    expect(readMessage({ type: 'revoke', revoke: { original_message_id: 'wamid.0' } })).toMatchObject({
      kind: 'deletion',
      messageId: 'wamid.0',
    });
  });

  it('can say that somebody has another number', () => {
    const system = { body: 'User A changed', wa_id: '12195555358', type: 'user_changed_number' };
    expect(readMessage({ type: 'system', system })).toMatchObject({
      kind: 'identity',
      from: `+${THEM}`,
      to: '+12195555358',
    });
    expect(readMessage({ type: 'system', system: { ...system, type: 'customer_identity_changed' } })).toMatchObject({
      kind: 'message',
      text: '',
      notes: [{ kind: 'system', title: 'User A changed' }],
    });
  });

  it('of a kind that cannot be shown is a placeholder that says what it was', () => {
    const errors = [{ code: 131_051, title: 'Unsupported', error_data: { details: 'Message type is unknown.' } }];
    const placeholder = (content: object) => {
      const event = readMessage(content);
      return typeof event === 'object' && event?.kind === 'message' ? [event.text, event.notes] : event;
    };
    expect(placeholder({ type: 'unsupported', errors })).toEqual([
      '',
      [{ kind: 'unsupported', detail: 'Message type is unknown.' }],
    ]);
    expect(placeholder({ type: 'unsupported', unsupported: { type: 'poll' } })).toEqual(['', [{ kind: 'poll' }]]);
    expect(placeholder({ type: 'unsupported', unsupported: { type: 'view_once' } })).toEqual([
      '',
      [{ kind: 'disappearing' }],
    ]);
    expect(placeholder({ type: 'poll_creation', poll_creation: {} })).toEqual(['', [{ kind: 'poll' }]]);
    expect(placeholder({ type: 'hologram', hologram: {} })).toEqual(['', [{ kind: 'unsupported', title: 'hologram' }]]);
  });

  it('of a group belongs to the group, and names its writer', () => {
    expect(readMessage({ type: 'text', text: { body: 'All' }, group_id: 'R3Jvdw==' })).toMatchObject({
      from: 'group:R3Jvdw==',
      name: null,
      author: 'Sheena Nelson',
      text: 'All',
    });
  });

  it('tells the advertisement it came from, and that it was forwarded', () => {
    const referral = { source_type: 'ad', source_url: 'https://fb.me/1', headline: 'Roofs', body: 'Now 10 % off' };
    expect(readMessage({ type: 'text', text: { body: 'Hi' }, referral, context: { forwarded: true } })).toMatchObject({
      text: 'Hi',
      notes: [{ kind: 'ad', title: 'Roofs', detail: 'Now 10 % off', url: 'https://fb.me/1' }, { kind: 'forwarded' }],
    });
  });

  it('calls and what happens in a group are placeholders', () => {
    const call = {
      id: 'wacid.1',
      from: THEM,
      to: '1',
      event: 'terminate',
      timestamp: SECONDS,
      status: 'COMPLETED',
      duration: 42,
    };
    const joined = {
      group_id: 'g1',
      timestamp: `${SECONDS}`,
      type: 'group_participants_add',
      added_participants: [{ wa_id: THEM }],
    };
    const body = business(change({ calls: [{ ...call, event: 'connect' }, call], groups: [joined] }));
    expect(read(whatsapp, body)).toMatchObject([
      IS_IGNORED,
      { kind: 'message', messageId: 'wacid.1', from: `+${THEM}`, notes: [{ kind: 'call', detail: 'completed, 42 s' }] },
      {
        kind: 'message',
        from: 'group:g1',
        notes: [{ kind: 'group', title: 'group participants add', items: [`+${THEM}`] }],
      },
    ]);
  });

  it('that is not as documented is marked', () => {
    const untimed = { from: THEM, id: 'wamid.1', type: 'text', text: { body: 'Hi' } };
    const nameless = { id: 'wamid.1', timestamp: `${SECONDS}`, type: 'text', text: { body: 'Hi' } };
    expect(read(whatsapp, business(change({ messages: [untimed, nameless] })))).toEqual([null, null]);
  });

  it('has no character that a database would refuse', () => {
    expect(readMessage({ type: 'text', text: { body: 'a\0b' } })).toMatchObject({ text: 'ab' });
  });
});

describe('WhatsApp tells', () => {
  const status = (word: string, more: object = {}) => ({
    id: 'wamid.9',
    status: word,
    timestamp: String(SECONDS),
    recipient_id: THEM,
    ...more,
  });
  const readStatus = (word: string, more?: object) =>
    read(whatsapp, business(change({ statuses: [status(word, more)] })))[0];

  it.each([
    ['sent', 'sent'],
    ['delivered', 'delivered'],
    ['read', 'read'],
    ['played', 'read'],
  ])('that a message was %s', (word, receipt) => {
    expect(readStatus(word, { biz_opaque_callback_data: 'key' })).toEqual({
      id: `wamid.9:${word}`,
      account: PHONE,
      channel: 'whatsapp',
      at: AT,
      kind: 'receipt',
      messageId: 'wamid.9',
      receipt,
      failure: null,
      providerCode: null,
      idempotencyKey: 'key',
    });
  });

  it('why a message failed', () => {
    const errors = [{ code: 131_049, title: 'Not delivered', error_data: { details: 'healthy ecosystem' } }];
    expect(readStatus('failed', { errors })).toMatchObject({
      failure: 'recipient_unreachable',
      providerCode: '131049',
    });
    expect(readStatus('failed')).toMatchObject({ failure: 'rejected', providerCode: null });
    expect(readStatus('warning')).toEqual(IS_IGNORED);
  });

  it('what was written in its own app', () => {
    const echo = {
      from: '15550783881',
      to: `+${THEM}`,
      id: 'wamid.3',
      timestamp: `${SECONDS}`,
      type: 'text',
      text: { body: 'Me' },
    };
    const revoked = { ...echo, id: 'wamid.4', type: 'revoke', revoke: { original_message_id: 'wamid.3' } };
    const body = business(change({ message_echoes: [echo, revoked] }, 'smb_message_echoes'));
    expect(read(whatsapp, body)).toMatchObject([
      { kind: 'message', direction: 'outbound', messageId: 'wamid.3', from: `+${THEM}`, text: 'Me' },
      { kind: 'deletion', messageId: 'wamid.3' },
    ]);
  });

  it('who wants no marketing, and who wants it again', () => {
    const preference = (value: string) => ({ wa_id: THEM, category: 'marketing_messages', value, timestamp: SECONDS });
    const both = [preference('stop'), preference('resume')];
    expect(read(whatsapp, business(change({ contacts, user_preferences: both }, 'user_preferences')))).toMatchObject([
      { kind: 'consent', from: `+${THEM}`, consent: 'opted_out', by: 'marketing_messages stop', at: AT },
      { kind: 'consent', consent: 'opted_in' },
    ]);
  });

  it('that somebody’s own id changed', () => {
    const update = { wa_id: THEM, user_id: { previous: 'US.1', current: 'US.2' }, timestamp: SECONDS };
    expect(read(whatsapp, business(change({ user_id_update: [update] }, 'user_id_update')))).toMatchObject([
      { kind: 'identity', from: 'US.1', to: 'US.2' },
    ]);
  });

  it('what became of the account', () => {
    const update = (value: object) =>
      read(whatsapp, {
        object: 'whatsapp_business_account',
        entry: [{ id: BUSINESS, time: SECONDS, changes: [{ field: 'account_update', value }] }],
      });
    expect(update({ event: 'ACCOUNT_RESTRICTION', restriction_info: [] })).toMatchObject([
      { kind: 'account', state: 'restricted', account: PHONE, at: AT },
    ]);
    expect(update({ event: 'PARTNER_REMOVED' })).toMatchObject([{ kind: 'account', state: 'revoked' }]);
    expect(update({ event: 'DISABLED_UPDATE', ban_info: { waba_ban_state: 'REINSTATE' } })).toEqual([IS_IGNORED]);
    expect(update({ event: 'VERIFIED_ACCOUNT' })).toEqual([IS_IGNORED]);
    expect(read(whatsapp, business(change({ errors: [{ code: 131_031, title: 'Locked' }] })))).toMatchObject([
      { kind: 'account', state: 'restricted' },
    ]);
  });

  it('what became of a template', () => {
    const update = (value: object) =>
      read(whatsapp, {
        object: 'whatsapp_business_account',
        entry: [{ id: BUSINESS, time: SECONDS, changes: [{ field: 'message_template_status_update', value }] }],
      });
    const template = { message_template_id: 1, message_template_name: 'invoice', message_template_language: 'en_US' };
    expect(update({ ...template, event: 'APPROVED', reason: 'NONE' })).toMatchObject([
      { kind: 'template', name: 'invoice', language: 'en_US', state: 'approved', reason: null, account: PHONE, at: AT },
    ]);
    expect(update({ ...template, event: 'REJECTED', reason: 'INVALID_FORMAT' })).toMatchObject([
      { state: 'rejected', reason: 'INVALID_FORMAT' },
    ]);
    for (const event of ['PAUSED', 'DISABLED', 'PENDING_DELETION', 'DELETED']) {
      expect(update({ ...template, event })).toMatchObject([{ state: 'unavailable', reason: null }]);
    }
    expect(update({ ...template, event: 'FLAGGED' })).toEqual([IS_IGNORED]);
    expect(update({ event: 'APPROVED' })).toEqual([IS_IGNORED]);
  });

  it('many things at once, each by itself and in its order', () => {
    const first = change({
      contacts,
      messages: [
        message({ type: 'text', text: { body: '1' } }),
        message({ id: 'wamid.2', type: 'text', text: { body: '2' } }),
      ],
    });
    const second = change({ statuses: [status('read'), status('delivered')] });
    const other = { ...business(change({}, 'history')).entry[0], id: '5' };
    const body = { object: 'whatsapp_business_account', entry: [...business(first, second).entry, other] };
    expect(ids(whatsapp, body)?.slice(0, 4)).toEqual(['wamid.1', 'wamid.2', 'wamid.9:read', 'wamid.9:delivered']);
    expect(read(whatsapp, body).slice(4)).toEqual([IS_IGNORED]);
    expect(ids(whatsapp, body)).toEqual(ids(whatsapp, structuredClone(body)));
  });
});

const page = (...messaging: readonly object[]) => ({ object: 'page', entry: [{ id: PAGE, time: AT + 5, messaging }] });
const said = (content: object, more: object = {}) => ({
  sender: { id: PERSON },
  recipient: { id: PAGE },
  timestamp: AT,
  message: { mid: 'm_1', ...content },
  ...more,
});
const happened = (content: object) => ({ sender: { id: PERSON }, recipient: { id: PAGE }, timestamp: AT, ...content });
const readPage = (...messaging: readonly object[]) => read(messenger, page(...messaging));

describe('Messenger tells', () => {
  it('a message with its words and what it answers', () => {
    expect(readPage(said({ text: 'Hi', reply_to: { mid: 'm_0' } }))).toEqual([
      {
        id: 'm_1',
        account: PAGE,
        channel: 'messenger',
        at: AT,
        kind: 'message',
        messageId: 'm_1',
        direction: 'inbound',
        from: PERSON,
        name: null,
        subject: null,
        text: 'Hi',
        files: [],
        inReplyTo: 'm_0',
      },
    ]);
  });

  it('files, places and shared links', () => {
    const image = { type: 'image', payload: { url: 'https://scontent.xx.fbcdn.net/v/roof.jpg?x=1' } };
    const sound = { type: 'audio', payload: { url: 'https://cdn.fbsbx.com/v/t59/1' } };
    expect(readPage(said({ attachments: [image, sound] }))).toMatchObject([
      { text: '', files: [{ name: 'roof.jpg', reference: image.payload.url }, { name: 'audio' }] },
    ]);
    const place = { type: 'location', title: 'Office', payload: { coordinates: { lat: 59.3, long: 18 } } };
    const link = { type: 'fallback', payload: { title: 'News', url: 'https://example.org' } };
    expect(readPage(said({ attachments: [place, link] }))).toMatchObject([
      {
        text: '',
        files: [],
        notes: [
          { kind: 'location', title: 'Office', place: { latitude: 59.3, longitude: 18 } },
          { kind: 'link', title: 'News', url: 'https://example.org' },
        ],
      },
    ]);
  });

  it('what was written in its own app, but not what we sent ourselves', () => {
    const ours = { sender: { id: PAGE }, recipient: { id: PERSON } };
    const echo = said({ is_echo: true, text: 'From the phone' }, ours);
    const own = said({ is_echo: true, text: 'By us', metadata: 'concordia:key', app_id: 1 }, ours);
    const part = said({ is_echo: true, metadata: 'concordia:' }, ours);
    expect(readPage(echo, own, part)).toMatchObject([
      { kind: 'message', direction: 'outbound', from: PERSON, text: 'From the phone' },
      { kind: 'receipt', receipt: 'sent', messageId: 'm_1', idempotencyKey: 'key' },
      IS_IGNORED,
    ]);
  });

  it('edits and reactions', () => {
    expect(
      readPage(
        happened({ message_edit: { mid: 'm_1', text: 'Better', num_edit: 2 } }),
        happened({ reaction: { mid: 'm_1', action: 'react', reaction: 'love', emoji: '❤️' } }),
        happened({ reaction: { mid: 'm_1', action: 'react', reaction: 'like' } }),
        happened({ reaction: { mid: 'm_1', action: 'unreact' } }),
      ),
    ).toMatchObject([
      { kind: 'edit', id: 'm_1:edit:2', messageId: 'm_1', text: 'Better' },
      { kind: 'reaction', messageId: 'm_1', from: PERSON, emoji: '❤️' },
      { emoji: '👍' },
      { emoji: null },
    ]);
  });

  it('deliveries one by one or up to a time, and reads up to a time', () => {
    const watermark = AT - 1_000;
    const named = happened({ delivery: { mids: ['m_1', 'm_2'], watermark } });
    const { timestamp: _unsaid, ...early } = happened({ delivery: { watermark } });
    const body = page(named, early, happened({ read: { watermark } }));
    expect(ids(messenger, body)).toEqual([
      'm_1:delivered',
      'm_2:delivered',
      `delivered:${PERSON}:${watermark}`,
      `read:${PERSON}:${watermark}`,
    ]);
    expect(read(messenger, body)).toMatchObject([
      { receipt: 'delivered', messageId: 'm_1', at: watermark },
      { receipt: 'delivered', messageId: 'm_2' },
      { receipt: 'delivered', messageId: null, contact: PERSON, at: watermark },
      { receipt: 'read', messageId: null, contact: PERSON, at: watermark },
    ]);
  });

  it('buttons and ways in as what somebody said', () => {
    expect(
      readPage(
        happened({ postback: { mid: 'm_3', title: 'Opening hours', payload: 'HOURS' } }),
        happened({ referral: { ref: 'spring', source: 'SHORTLINK', type: 'OPEN_THREAD' } }),
        happened({ referral: { source: 'SHORTLINK', type: 'OPEN_THREAD' } }),
      ),
    ).toMatchObject([
      { kind: 'message', messageId: 'm_3', from: PERSON, text: 'Opening hours' },
      { kind: 'message', text: '', notes: [{ kind: 'referral', title: 'spring' }] },
      { kind: 'message', notes: [{ kind: 'referral' }] },
    ]);
  });

  it('who wants no more, and that we may no more', () => {
    const optin = (status: string) =>
      happened({ optin: { type: 'notification_messages', notification_messages_status: status } });
    expect(
      readPage(
        optin('STOP_NOTIFICATIONS'),
        optin('RESUME_NOTIFICATIONS'),
        happened({ optin: { ref: 'x' } }),
        { recipient: { id: PAGE }, timestamp: AT, 'policy-enforcement': { action: 'block', reason: 'Spam' } },
        happened({ account_linking: { status: 'linked' } }),
      ),
    ).toMatchObject([
      { kind: 'consent', consent: 'opted_out', from: PERSON },
      { kind: 'consent', consent: 'opted_in' },
      { kind: 'message', notes: [{ kind: 'referral', title: 'x' }] },
      { kind: 'account', state: 'restricted' },
      IS_IGNORED,
    ]);
  });

  it('also what another application answers', () => {
    const body = { object: 'page', entry: [{ id: PAGE, time: AT, standby: [said({ text: 'Hi' })] }] };
    expect(read(messenger, body)).toMatchObject([{ kind: 'message', text: 'Hi' }]);
  });
});

describe('Instagram tells', () => {
  const readInstagram = (...messaging: readonly object[]) =>
    read(instagram, { object: 'instagram', entry: [{ id: IGID, time: AT, messaging }] });

  it('messages, what was unsent, what was read, and its own words', () => {
    expect(
      readInstagram(
        said({ text: 'Hi' }),
        said({ is_deleted: true }),
        said({ is_unsupported: true }),
        happened({ read: { mid: 'm_9' } }),
        said({ is_echo: true, text: 'We' }, { sender: { id: IGID }, recipient: { id: PERSON } }),
        said({ attachments: [{ type: 'story_mention', payload: { url: 'https://lookaside.fbsbx.com/ig/1' } }] }),
      ),
    ).toMatchObject([
      { kind: 'message', channel: 'instagram', account: IGID, text: 'Hi' },
      { kind: 'deletion', id: 'm_1:deleted', messageId: 'm_1' },
      { kind: 'message', text: '', notes: [{ kind: 'unsupported' }] },
      { kind: 'receipt', receipt: 'read', messageId: 'm_9' },
      { direction: 'outbound', from: PERSON, text: 'We' },
      { kind: 'message', files: [{ name: 'story_mention' }], notes: [{ kind: 'story_mention' }] },
    ]);
  });

  it('the same as a change, when its console tests us', () => {
    const value = said({ text: 'random_text' });
    const body = { object: 'instagram', entry: [{ id: '0', time: SECONDS, changes: [{ field: 'messages', value }] }] };
    expect(read(instagram, body)).toMatchObject([{ kind: 'message', text: 'random_text' }]);
    const comment = {
      object: 'instagram',
      entry: [{ id: IGID, changes: [{ field: 'comments', value: { id: '1' } }] }],
    };
    expect(read(instagram, comment)).toEqual([IS_IGNORED]);
  });
});

/** Names that the readers look at. */
const NAMES =
  'id from timestamp type text image system edit reaction status errors sender recipient message delivery read postback optin mid order'.split(
    ' ',
  );

describe('whatever comes', () => {
  const all = [whatsapp, messenger, instagram];

  it('is told apart by its product, and refused when it is no webhook of Meta’s', () => {
    expect(ids(messenger, business(change({ messages: [message({})] })))).toEqual([]);
    expect(ids(instagram, page(said({ text: 'Hi' })))).toEqual([]);
    for (const body of [
      null,
      [],
      {},
      { object: 'page' },
      { object: 'page', entry: {} },
      { object: 'page', entry: [1] },
    ]) {
      expect(ids(messenger, body)).toBeUndefined();
    }
  });

  it('has an id that can be kept, the same each time', () => {
    const long = page(said({ mid: `m_${'x'.repeat(400)}`, text: 'Hi' }), said({ mid: 'm\0', text: 'Hi' }));
    const [first, second] = ids(messenger, long) ?? [];
    expect([first, second].every((id) => /^sha256:[0-9a-f]{64}$/.test(id ?? ''))).toBe(true);
    expect(ids(messenger, long)).toEqual([first, second]);
    expect(read(messenger, long)).toMatchObject([{ messageId: `m_${'x'.repeat(400)}` }, {}]);
  });

  it('never throws', () => {
    const json = fc.jsonValue();
    const body = fc.oneof(
      json,
      fc.record({
        object: fc.constantFrom('whatsapp_business_account', 'page', 'instagram'),
        entry: fc.array(fc.oneof(json, fc.record({ id: fc.string(), changes: json, messaging: json, standby: json }))),
      }),
    );
    fc.assert(
      fc.property(body, (value) => {
        for (const adapter of all) {
          for (const { id, raw } of adapter.split(webhook(value)) ?? []) {
            expect(id).toMatch(/^[\x21-\x7e]{1,180}$/);
            adapter.parse(raw);
          }
        }
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array(), fc.string(), (bytes, raw) => {
        for (const adapter of all) {
          adapter.split({ ...webhook(null), body: bytes });
          expect(adapter.parse(raw)).toBeNull();
        }
      }),
    );
  });

  it('never throws over events that are nearly right', () => {
    const loose = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.jsonValue({ maxDepth: 2 }));
    const item = fc.dictionary(fc.constantFrom(...NAMES), loose);
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const lists = { contacts: items, messages: items, statuses: items, user_preferences: items, errors: items };
        expect(read(whatsapp, business(change(lists))).length).toBeGreaterThanOrEqual(items.length);
        expect(read(messenger, page(...items)).length).toBeGreaterThanOrEqual(items.length);
      }),
    );
  });
});
