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
const conversationId = optionalIdField('The conversation of the message.', CONVERSATION);
const contactId = optionalIdField(
  'The contact of the message; `null` for automated senders and public posts.',
  CONTACT,
);
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
    summary: 'A message arrived from a provider or mailbox. Imported archives do not trigger this event.',
    fields: { ...message, received_at: instantField('Time when it was sent to us, according to the provider.', AT) },
  },
  'message.sent': {
    summary: 'A provider accepted an outgoing message.',
    fields: { ...message, sent_at: instantField('Time when the provider accepted it.', AT) },
  },
  'message.read': {
    summary: 'An outgoing message was reported as read.',
    fields: { ...message, read_at: instantField('Time of the report.', AT) },
  },
  'message.failed': {
    summary: 'An outgoing message could not be sent or delivered.',
    fields: {
      message_id: optionalIdField('The message; `null` if it was never created.', MESSAGE),
      contact_id: contactId,
      channel,
      code: textField('Machine-readable reason.', 'rejected'),
    },
  },
  'message.status_changed': {
    summary: 'A message was moved to another column of the board.',
    fields: {
      message_id: messageId,
      conversation_id: conversationId,
      status: wordField('The current column.', MESSAGE_STATUSES, 'completed'),
      previous_status: wordField('The previous column.', MESSAGE_STATUSES, 'inbox'),
    },
  },
  'conversation.merged': {
    summary: 'Conversations were merged into one. Their IDs now lead to it.',
    fields: {
      conversation_id: conversationId,
      merged_ids: listField('The conversations that were merged into it.', [OTHER]),
    },
  },
  'conversation.split': {
    summary: 'The newer messages of a conversation were moved to a new one.',
    fields: {
      conversation_id: conversationId,
      new_conversation_id: idField('The new conversation.', OTHER),
      message_id: idField('The first message of the new conversation.', MESSAGE),
    },
  },
  'conversation.regrouping_undone': {
    summary: 'A merge or a split of conversations was undone.',
    fields: {
      conversation_id: conversationId,
      other_ids: listField('The conversations that exist again after a merge, or that no longer does after a split.', [
        OTHER,
      ]),
    },
  },
  'contact.created': {
    summary: 'A contact was created, either manually or by a message from a new sender.',
    fields: contact,
  },
  'contact.updated': {
    summary: 'Fields of a contact were changed.',
    fields: { ...contact, fields: listField('Names of the changed fields.', ['title']) },
  },
  'contact.merged': {
    summary: 'Two contacts were identified as the same person and merged.',
    fields: { ...contact, merged_id: idField('The contact that was merged into it and no longer exists.', OTHER) },
  },
  'contact.erased': {
    summary: 'All data about a contact was erased. Whoever keeps a copy must erase it too.',
    fields: contact,
  },
  'suggestion.used': {
    summary: 'A suggested reply was used.',
    fields: {
      suggestion_id: idField('The suggestion.', OTHER),
      message_id: idField('The message that it replies to.', MESSAGE),
    },
  },
  'task.created': { summary: 'A task was made.', fields: { task_id: idField('The task.', OTHER) } },
  'task.completed': { summary: 'A task was done.', fields: { task_id: idField('The task.', OTHER) } },
  'campaign.finished': {
    summary: 'A campaign reached its last recipient.',
    fields: { campaign_id: idField('The campaign.', OTHER) },
  },
  'import.finished': {
    summary: 'An email archive was read completely. Its messages and contacts do not trigger events of their own.',
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
