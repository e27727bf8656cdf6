import { CHANNELS } from '../../channels/channels.js';
import { MESSAGE_STATUSES } from '../../inbox/status/status.js';
import {
  countField,
  type Field,
  idField,
  instantField,
  listField,
  optionalIdField,
  textField,
  wordField,
} from './field.js';

const MESSAGE = '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11';
const CONVERSATION = '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a12';
const CONTACT = '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a13';
const OTHER = '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a14';
const AT = '2026-11-20T09:30:00.000Z';

const messageId = idField('The message.', MESSAGE);
const conversationId = optionalIdField('The conversation that it is in.', CONVERSATION);
const contactId = optionalIdField('The contact that it is with; `null` for machines and public posts.', CONTACT);
const channel = wordField('The channel.', CHANNELS, 'email');
const contact = { contact_id: idField('The contact.', CONTACT) };
const message = { message_id: messageId, conversation_id: conversationId, contact_id: contactId, channel };

type Fields = Readonly<Record<string, Field<unknown>>>;

interface HubEventDefinition {
  /** When the event occurs, in one sentence. */
  readonly summary: string;
  readonly fields: Fields;
}

/**
 * Concordia's own events on the bus.
 *
 * Payloads carry ids and enumerated values, never message text, names or addresses; for these, subscribers call the API with an authorized token.
 * Fields are only ever added.
 */
export const HUB_EVENTS = {
  'message.received': {
    summary: 'A message came in from a provider or a mailbox. Archives that are imported do not raise it.',
    fields: { ...message, received_at: instantField('When it was sent to us, by the provider.', AT) },
  },
  'message.sent': {
    summary: 'A provider took a message of ours.',
    fields: { ...message, sent_at: instantField('When the provider took it.', AT) },
  },
  'message.read': {
    summary: 'It was heard that a message of ours was read.',
    fields: { ...message, read_at: instantField('When it was heard.', AT) },
  },
  'message.failed': {
    summary: 'A message of ours could not be sent, or did not arrive.',
    fields: {
      message_id: optionalIdField('The message; `null` when it never became one.', MESSAGE),
      contact_id: contactId,
      channel,
      code: textField('Why, as a stable word.', 'rejected'),
    },
  },
  'message.status_changed': {
    summary: 'A message was moved to another column of the board.',
    fields: {
      message_id: messageId,
      conversation_id: conversationId,
      status: wordField('The column that it is in now.', MESSAGE_STATUSES, 'completed'),
      previous_status: wordField('The column that it was in.', MESSAGE_STATUSES, 'inbox'),
    },
  },
  'contact.created': { summary: 'A contact was made, by a person or by a message from somebody new.', fields: contact },
  'contact.updated': {
    summary: 'Fields of a contact were changed.',
    fields: { ...contact, fields: listField('The names of the fields.', ['title']) },
  },
  'contact.merged': {
    summary: 'Two contacts were found to be one person, and became one.',
    fields: { ...contact, merged_id: idField('The contact that went into it and is no more.', OTHER) },
  },
  'contact.erased': {
    summary: 'Everything about a contact was erased. Whoever keeps a copy erases it too.',
    fields: contact,
  },
  'suggestion.used': {
    summary: 'A prepared reply was taken.',
    fields: {
      suggestion_id: idField('The suggestion.', OTHER),
      message_id: idField('The message that it answers.', MESSAGE),
    },
  },
  'task.created': { summary: 'A task was made.', fields: { task_id: idField('The task.', OTHER) } },
  'task.completed': { summary: 'A task was done.', fields: { task_id: idField('The task.', OTHER) } },
  'campaign.finished': {
    summary: 'A campaign reached the last of its recipients.',
    fields: { campaign_id: idField('The campaign.', OTHER) },
  },
  'import.finished': {
    summary: 'A mail archive was read to its end. Its messages and contacts raise no events of their own.',
    fields: { import_id: idField('The import.', OTHER), messages: countField('How many messages it brought.', 1200) },
  },
} as const satisfies Readonly<Record<string, HubEventDefinition>>;

export type HubTopic = keyof typeof HUB_EVENTS;

export type HubPayload<Topic extends HubTopic> = {
  readonly [Name in keyof (typeof HUB_EVENTS)[Topic]['fields']]: (typeof HUB_EVENTS)[Topic]['fields'][Name] extends Field<
    infer Value
  >
    ? Value
    : never;
};

export type HubFact = { [Topic in HubTopic]: { readonly topic: Topic; readonly payload: HubPayload<Topic> } }[HubTopic];
