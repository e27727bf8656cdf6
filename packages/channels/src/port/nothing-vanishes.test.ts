import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEnvelope as parseLinkedin, splitWebhook as splitLinkedin } from '../linkedin/notifications.js';
import { parsePage } from '../meta/page/parse.js';
import { INSTAGRAM, MESSENGER } from '../meta/page/products.js';
import { splitPage } from '../meta/page/split.js';
import { parseWhatsapp } from '../meta/whatsapp/parse.js';
import { splitWhatsapp } from '../meta/whatsapp/split.js';
import { parseTelegram, splitTelegram } from '../telegram/webhook.js';
import { parseTwilio, splitTwilio } from '../twilio/webhook.js';
import { parseEnvelope as parseX } from '../x/events.js';
import { splitWebhook as splitX } from '../x/split.js';
import { type ChannelReceiver, IGNORED, type RawWebhook } from './adapter.js';

type Read = ReturnType<ChannelReceiver['parse']>;

const SECONDS = 1_790_000_000;
const ISO = '2026-09-20T10:00:00.000Z';

const webhook = (body: string): RawWebhook => ({
  method: 'POST',
  url: 'https://here.example/webhooks',
  headers: {},
  body: new TextEncoder().encode(body),
});
const json = (body: unknown): RawWebhook => webhook(JSON.stringify(body));

/** Words of a payload, fields that are new to us, and nested values of them. */
const word = fc.string({ minLength: 1, maxLength: 12 });
const field = fc.stringMatching(/^[a-z][a-z_]{2,15}$/);
const body = fc.oneof(
  fc.dictionary(field, fc.oneof(word, fc.integer(), fc.boolean()), { maxKeys: 4 }),
  fc.constant({}),
);
const oneOf = (...known: string[]) => fc.oneof(fc.constantFrom(...known), field);

const WHATSAPP_TYPES = oneOf(
  'text',
  'image',
  'contacts',
  'location',
  'order',
  'interactive',
  'button',
  'sticker',
  'unsupported',
  'poll',
  'ephemeral',
  'system',
  'request_welcome',
);
const ATTACHMENTS = oneOf(
  'image',
  'fallback',
  'share',
  'template',
  'ig_story',
  'ephemeral',
  'location',
  'unsupported_type',
  'appointment_booking',
);
const UPDATES = oneOf(
  'message',
  'business_message',
  'edited_message',
  'channel_post',
  'inline_query',
  'poll_answer',
  'chat_join_request',
  'purchased_paid_media',
);
const CONTENTS = oneOf(
  'text',
  'poll',
  'checklist',
  'story',
  'paid_media',
  'new_chat_title',
  'pinned_message',
  'giveaway',
  'video_chat_started',
  'gift',
  'passport_data',
);
const X_TYPES = oneOf(
  'dm.received',
  'dm.indicate_typing',
  'chat.received',
  'post.create',
  'post.delete',
  'follow.followed',
  'profile.update.bio',
  'spaces.start',
  'news.new',
);
const ACTIONS = oneOf('SHARE', 'ADMIN_COMMENT', 'LIKE', 'UNLIKE', 'VIDEO_MENTION');

interface Provider {
  readonly name: string;
  readonly events: fc.Arbitrary<RawWebhook>;
  readonly read: (raw: RawWebhook) => readonly Read[] | null;
}

const page = (object: 'page' | 'instagram') =>
  fc
    .record({
      kind: oneOf('message', 'game_play', 'response_feedback', 'order', 'message_context'),
      type: ATTACHMENTS,
      payload: body,
      isEmpty: fc.boolean(),
    })
    .map(({ kind, type, payload, isEmpty }) => {
      const content =
        kind === 'message' ? { mid: 'm_1', ...(!isEmpty && { attachments: [{ type, payload }] }) } : payload;
      const item = { sender: { id: '7' }, recipient: { id: '1' }, timestamp: SECONDS * 1_000, [kind]: content };
      return json({ object, entry: [{ id: '1', time: SECONDS * 1_000, messaging: [item] }] });
    });

/** Kinds with a form of their own, which is refused when it is broken: tested where they are read. */
const isFree = (kinds: readonly string[]) => (kind: string) => !kinds.includes(kind);

const PROVIDERS: readonly Provider[] = [
  {
    name: 'WhatsApp Cloud API',
    events: fc
      .record({
        type: WHATSAPP_TYPES.filter(isFree(['reaction', 'edit', 'revoke'])),
        content: body,
        group: fc.boolean(),
      })
      .map(({ type, content, group }) => {
        const message = {
          id: 'wamid.1',
          from: '46701234567',
          timestamp: String(SECONDS),
          type,
          [type]: content,
          ...(group && { group_id: 'g1' }),
        };
        const value = { metadata: { phone_number_id: '1' }, messages: [message] };
        return json({
          object: 'whatsapp_business_account',
          entry: [{ id: '2', changes: [{ field: 'messages', value }] }],
        });
      }),
    read: (raw) => splitWhatsapp(raw, { phoneId: '1', businessId: '2' })?.map((one) => parseWhatsapp(one.raw)) ?? null,
  },
  {
    name: 'Messenger',
    events: page('page'),
    read: (raw) => splitPage(raw, MESSENGER)?.map((one) => parsePage(one.raw, MESSENGER)) ?? null,
  },
  {
    name: 'Instagram',
    events: page('instagram'),
    read: (raw) => splitPage(raw, INSTAGRAM)?.map((one) => parsePage(one.raw, INSTAGRAM)) ?? null,
  },
  {
    name: 'Telegram',
    events: fc
      .record({
        update: UPDATES.filter(
          isFree(['message_reaction', 'my_chat_member', 'callback_query', 'deleted_business_messages']),
        ),
        content: CONTENTS,
        value: fc.oneof(body, word),
        type: fc.constantFrom('private', 'supergroup'),
      })
      .map(({ update, content, value, type }) => {
        const message = {
          message_id: 7,
          date: SECONDS,
          edit_date: SECONDS,
          chat: { id: 42, type },
          from: { id: 42, first_name: 'Ada' },
          [content]: value,
        };
        return json({ update_id: 9, [update]: message });
      }),
    read: (raw) => splitTelegram(raw, '1', 0)?.map((one) => parseTelegram(one.raw)) ?? null,
  },
  {
    name: 'LinkedIn',
    events: fc.record({ action: ACTIONS, text: fc.option(word, { nil: undefined }) }).map(({ action, text }) => {
      const share = { owner: 'urn:li:person:abc', entity: 'urn:li:share:1', text };
      const generatedActivity =
        action === 'LIKE' ? 'urn:li:like:(urn:li:person:abc,urn:li:activity:2)' : 'urn:li:share:1';
      const notification = {
        notificationId: 5,
        action,
        organizationalEntity: 'urn:li:organization:1',
        lastModifiedAt: SECONDS,
        generatedActivity,
        decoratedGeneratedActivity: { share },
      };
      return json({ type: 'ORGANIZATION_SOCIAL_ACTION_NOTIFICATIONS', notifications: [notification] });
    }),
    read: (raw) => splitLinkedin(raw)?.map((one) => parseLinkedin(one.raw)) ?? null,
  },
  {
    name: 'X',
    events: fc
      .record({
        event_type: X_TYPES,
        kind: oneOf('MessageCreate', 'ParticipantsJoin', 'ConversationNameUpdate'),
        conversation: fc.constantFrom('1-2', '99'),
        text: fc.option(word, { nil: undefined }),
      })
      .map(({ event_type, kind, conversation, text }) => {
        const payload = {
          id: '5',
          event_type: kind,
          sender_id: '2',
          dm_conversation_id: conversation,
          created_at: ISO,
          text,
        };
        return json({ data: { event_uuid: 'u1', event_type, filter: { user_id: '1' }, payload } });
      }),
    read: (raw) => splitX(raw)?.map((one) => parseX(one.raw)) ?? null,
  },
  {
    name: 'Twilio',
    events: fc
      .record({
        From: fc.constantFrom('+46701234567', 'whatsapp:+46701234567', 'messenger:1'),
        Body: fc.constantFrom('', 'Hej', 'STOP'),
        MessageType: field,
        extra: fc.dictionary(field, word),
      })
      .map(({ extra, ...form }) =>
        webhook(
          String(new URLSearchParams({ ...extra, MessageSid: 'SM1', AccountSid: 'AC1', To: form.From, ...form })),
        ),
      ),
    read: (raw) =>
      splitTwilio(raw, 0)?.flatMap((one) => [parseTwilio(one.raw, 'sms'), parseTwilio(one.raw, 'whatsapp')]) ?? null,
  },
];

/** What becomes of an event. */
function fateOf(event: Read): string {
  if (event === null || event === 'ignored') return 'lost';
  if (event.kind === 'ignored')
    return Object.hasOwn(IGNORED, event.reason) ? `ignored: ${event.reason}` : 'without a reason';
  if (event.kind !== 'message') return 'applied';
  const { text, files = [], notes = [] } = event;
  return text.length + files.length + notes.length > 0 ? 'shown' : 'empty';
}

describe('an event of a form that its provider documents', () => {
  it.each(PROVIDERS)('is never lost: $name', ({ events, read }) => {
    fc.assert(
      fc.property(events, (raw) => {
        const all = read(raw) ?? [];
        expect(all.length).toBeGreaterThan(0);
        expect(all.map(fateOf)).toEqual(all.map(() => expect.stringMatching(/^(?:shown|applied|ignored: \w+)$/)));
      }),
      { numRuns: 300 },
    );
  });
});
