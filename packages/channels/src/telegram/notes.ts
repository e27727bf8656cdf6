import type { MessageNote, NoteKind } from '@concordia/domain';
import { fieldOf, type JsonFields, listOf, numberOf, textOf } from '../http/json.js';
import { joined, noteOf, placeIn } from '../http/notes.js';

type NoteReader = (body: JsonFields, message: JsonFields) => MessageNote;

const nameOf = (person: JsonFields | null): string | null =>
  textOf(person, 'title') ?? joined([textOf(person, 'first_name'), textOf(person, 'last_name')]);

const textsOf = (list: readonly JsonFields[]): readonly (string | null)[] => list.map((one) => textOf(one, 'text'));

const priceOf = (body: JsonFields): string | null => {
  const amount = numberOf(body, 'total_amount');
  // In the smallest unit of the currency; Telegram Stars have none.
  return amount === null ? null : joined([String(amount), textOf(body, 'currency')]);
};

/** Content that is neither text nor a file, by its field. */
const CONTENT: Readonly<Record<string, NoteReader>> = {
  contact: (body) => noteOf('contact', { title: nameOf(body), items: [textOf(body, 'phone_number')] }),
  venue: (body) =>
    noteOf('location', {
      title: textOf(body, 'title'),
      detail: textOf(body, 'address'),
      place: placeIn(fieldOf(body, 'location'), 'latitude', 'longitude'),
    }),
  location: (body) => noteOf('location', { place: placeIn(body, 'latitude', 'longitude') }),
  poll: (body) => noteOf('poll', { title: textOf(body, 'question'), items: textsOf(listOf(body, 'options')) }),
  checklist: (body) => noteOf('checklist', { title: textOf(body, 'title'), items: textsOf(listOf(body, 'tasks')) }),
  game: (body) => noteOf('game', { title: textOf(body, 'title'), detail: textOf(body, 'description') }),
  invoice: (body) => noteOf('payment', { title: textOf(body, 'title'), detail: priceOf(body) }),
  successful_payment: (body) => noteOf('payment', { detail: priceOf(body) }),
  refunded_payment: (body) => noteOf('payment', { detail: priceOf(body) }),
  paid_media: () => noteOf('payment'),
  story: (body) => noteOf('post', { title: nameOf(fieldOf(body, 'chat')) }),
  giveaway: (body) => noteOf('giveaway', { detail: textOf(body, 'prize_description') }),
  giveaway_winners: (body) => noteOf('giveaway', { detail: textOf(body, 'prize_description') }),
  web_app_data: (body) => noteOf('form', { title: textOf(body, 'button_text'), items: [textOf(body, 'data')] }),
};

/** Service messages whose facts are told; every other one is named by its field. */
const SERVICE: ReadonlyMap<string, NoteReader> = new Map<string, NoteReader>(
  Object.entries({
    left_chat_member: (person) => noteOf('group', { title: 'left', items: [nameOf(person)] }),
    video_chat_ended: (body) => noteOf('call', { detail: secondsOf(body) }),
    users_shared: () => noteOf('contact'),
    chat_shared: () => noteOf('contact'),
  } satisfies Record<string, NoteReader>),
);

const secondsOf = (body: JsonFields): string | null => {
  const seconds = numberOf(body, 'duration');
  return seconds === null ? null : `${seconds} s`;
};

/** Kinds of service messages that are known by name alone. */
const SERVICE_KINDS: ReadonlyMap<string, NoteKind> = new Map<string, NoteKind>([
  ['new_chat_members', 'group'],
  ['new_chat_title', 'group'],
  ['new_chat_photo', 'group'],
  ['delete_chat_photo', 'group'],
  ['group_chat_created', 'group'],
  ['supergroup_chat_created', 'group'],
  ['channel_chat_created', 'group'],
  ['migrate_from_chat_id', 'group'],
  ['pinned_message', 'group'],
  ['chat_background_set', 'group'],
  ['boost_added', 'group'],
  ['forum_topic_created', 'group'],
  ['forum_topic_edited', 'group'],
  ['forum_topic_closed', 'group'],
  ['forum_topic_reopened', 'group'],
  ['video_chat_started', 'call'],
  ['video_chat_scheduled', 'call'],
  ['video_chat_participants_invited', 'call'],
  ['message_auto_delete_timer_changed', 'system'],
  ['write_access_allowed', 'system'],
  ['connected_website', 'system'],
  ['proximity_alert_triggered', 'system'],
  ['checklist_tasks_done', 'checklist'],
  ['checklist_tasks_added', 'checklist'],
  ['giveaway_created', 'giveaway'],
  ['giveaway_completed', 'giveaway'],
]);

/** Fields of a message that are not its content. */
const FRAME: ReadonlySet<string> = new Set([
  'message_id',
  'message_thread_id',
  'direct_messages_topic',
  'from',
  'sender_chat',
  'sender_boost_count',
  'sender_business_bot',
  'date',
  'chat',
  'business_connection_id',
  'forward_origin',
  'is_topic_message',
  'is_automatic_forward',
  'reply_to_message',
  'external_reply',
  'quote',
  'reply_to_story',
  'reply_to_checklist_task_id',
  'via_bot',
  'edit_date',
  'has_protected_content',
  'is_from_offline',
  'is_paid_post',
  'media_group_id',
  'author_signature',
  'paid_star_count',
  'entities',
  'link_preview_options',
  'effect_id',
  'caption_entities',
  'show_caption_above_media',
  'has_media_spoiler',
  'reply_markup',
  'forward_from',
  'forward_date',
  'forward_sender_name',
  'suggested_post_info',
]);

/** What a message is, if nothing of it can be shown otherwise: a service message, or content of a kind that is new to us. */
export function placeholderOf(message: JsonFields): MessageNote {
  const field = [...message.keys()].find((name) => !FRAME.has(name)) ?? '';
  const body = fieldOf(message, field);
  const told = body === null ? undefined : SERVICE.get(field)?.(body, message);
  if (told !== undefined) return told;
  if (field === 'new_chat_members')
    return noteOf('group', { title: 'joined', items: listOf(message, field).map(nameOf) });
  const title = field.replaceAll('_', ' ');
  return noteOf(SERVICE_KINDS.get(field) ?? 'unsupported', { title, detail: textOf(message, field) });
}

/** Content beside text and files, and what the message refers to. */
export function notesOf(message: JsonFields): readonly MessageNote[] {
  const content = Object.entries(CONTENT).flatMap(([field, read]) => {
    const body = fieldOf(message, field);
    // A venue comes with its location again.
    return body === null || (field === 'location' && message.has('venue')) ? [] : [read(body, message)];
  });
  const origin = fieldOf(message, 'forward_origin');
  const from = fieldOf(origin, 'sender_user') ?? fieldOf(origin, 'sender_chat') ?? fieldOf(origin, 'chat');
  return [
    ...content,
    ...(origin === null ? [] : [noteOf('forwarded', { title: nameOf(from) ?? textOf(origin, 'sender_user_name') })]),
    ...(message.has('reply_to_story') ? [noteOf('story_reply')] : []),
  ];
}
