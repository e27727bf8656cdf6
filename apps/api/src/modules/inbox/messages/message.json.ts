import { jsonInstant, jsonText } from '../../../common/json.js';
import { contactJson } from '../../people/contact-records/contact.json.js';
import { contactRowOf, type MessageRow } from './message.row.js';

/** `messageOf` as JSON text; see common/json.ts for why. Our own names and the stored reasons need no escaping. */
export function messageJson(row: MessageRow): string {
  const contact = contactRowOf(row);
  return (
    `{"id":"${row.id}","conversationId":"${row.conversation_id}","channel":"${row.channel}",` +
    `"direction":"${row.direction}","subject":${jsonText(row.subject)},"content":${jsonText(row.excerpt)},` +
    `"status":"${row.status}","priority":${row.priority},"priorityReasons":${row.priority_reasons},` +
    `"isUrgent":${row.is_urgent},"isRead":${row.is_read === 1},"kind":"${row.kind}",` +
    `"sentiment":{"label":"${row.sentiment_label}","compound":${row.sentiment_compound}},` +
    `"attachmentCount":${row.attachment_count},"snooze":${snoozeJson(row)},` +
    `"assigneeId":${row.assignee_id === null ? 'null' : `"${row.assignee_id}"`},` +
    `"receipt":${row.receipt === null ? 'null' : `"${row.receipt}"`},` +
    `"dueAt":${row.due_at === null ? 'null' : jsonInstant(row.due_at)},"createdAt":${jsonInstant(row.sent_at)},` +
    `"contact":${contact === null ? 'null' : contactJson(contact)}}`
  );
}

function snoozeJson({ snoozed_until, snooze_unless_reply }: MessageRow): string {
  if (snoozed_until === null) return 'null';
  return `{"until":${jsonInstant(snoozed_until)},"unlessReply":${snooze_unless_reply === 1}}`;
}
