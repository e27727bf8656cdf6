import { scoreMessage } from '@concordia/domain';
import type { Insertable } from 'kysely';
import type { Flag } from '../../../../database/entities/columns.js';
import type { ScopedTables } from '../../../../database/tables.js';
import { traceRow } from '../../../inbox/correspondence/message-traces.repository.js';
import type { ImportedMail } from '../reading/imported-mail.js';

export interface MessageRows {
  readonly message: Insertable<ScopedTables['message']>;
  readonly body: Insertable<ScopedTables['message_body']>;
  /** `null` if the headers contain nothing of interest. */
  readonly trace: Insertable<ScopedTables['message_trace']> | null;
  readonly attachments: Insertable<ScopedTables['attachment']>[];
}

export interface RowPlace {
  readonly id: string;
  readonly conversationId: string;
  readonly contactId: string | null;
  readonly importRunId: string;
  readonly now: number;
}

const flag = (value: boolean | null): Flag | null => (value === null ? null : value ? 1 : 0);

/**
 * The rows of a newly imported message: completed and read, until the final sorting sees its whole conversation.
 *
 * Automated and outbound messages have a priority that depends on nothing else, so it is final here.
 */
export function messageRows(
  mail: ImportedMail,
  { id, conversationId, contactId, importRunId, now }: RowPlace,
): MessageRows {
  const { priority, reasons } = firstPriority(mail, now);
  return {
    message: {
      id,
      conversation_id: conversationId,
      contact_id: contactId,
      channel: 'email',
      direction: mail.direction,
      kind: mail.mailKind,
      sent_at: mail.sentAt,
      sent_at_known: mail.sentAtKnown ? 1 : 0,
      subject: mail.subject,
      excerpt: mail.excerpt,
      status: 'completed',
      status_source: 'rule',
      priority,
      priority_reasons: JSON.stringify(reasons),
      is_urgent: 0,
      urgency_source: 'rule',
      is_read: 1,
      sentiment_label: mail.sentiment.label,
      sentiment_compound: mail.sentiment.compound,
      attachment_count: mail.attachments.filter(({ isInline }) => !isInline).length,
      addressed: mail.addressed,
      archive_is_read: flag(mail.archiveIsRead),
      archive_is_in_inbox: flag(mail.archiveIsInInbox),
      dedupe_key: mail.dedupeKey,
      import_run_id: importRunId,
      stored_at: now,
    },
    body: {
      message_id: id,
      text: mail.text,
      quoted_text: mail.quotedText,
      signature: mail.signature,
      html: mail.html,
      remote_content_count: mail.remoteContentCount,
      from_name: mail.from.name,
      from_address: mail.from.address,
      to_list: JSON.stringify(mail.to),
      cc_list: JSON.stringify(mail.cc),
      bcc_list: JSON.stringify(mail.bcc),
      reply_to_list: JSON.stringify(mail.replyTo),
      mailing_list: mail.mailingList === null ? null : JSON.stringify(mail.mailingList),
    },
    trace: mail.trace === null ? null : traceRow(id, mail.trace),
    attachments: mail.attachments.map((attachment, position) => ({
      id: attachment.id,
      message_id: id,
      position,
      file_name: attachment.fileName,
      content_type: attachment.contentType,
      size_bytes: attachment.sizeBytes,
      is_inline: attachment.isInline ? 1 : 0,
      content_id: attachment.contentId,
      content_hash: attachment.contentHash,
    })),
  };
}

function firstPriority(mail: ImportedMail, now: number): Pick<ReturnType<typeof scoreMessage>, 'priority' | 'reasons'> {
  if (mail.direction === 'inbound' && mail.mailKind === 'personal') return { priority: 0, reasons: [] };
  const facts = {
    direction: mail.direction,
    kind: mail.mailKind,
    subject: null,
    text: '',
    sentAt: mail.sentAt,
    isUnanswered: false,
    addressed: mail.addressed,
    sentiment: null,
    sender: null,
  };
  return scoreMessage(facts, now);
}
