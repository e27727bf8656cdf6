import { createHash } from 'node:crypto';
import type { OutgoingRecipients } from '@concordia/channels/port';
import type { OutboxEntry } from '@concordia/contract/delivery';
import { type Channel, type FileForm, UNDO_SEND } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { ReadyTemplate } from '../../inbox/templates/templates.service.js';
import { type UploadRow, uploadedFileOf } from '../../inbox/uploads/uploads.repository.js';
import { EntryChecks } from './entry-checks.js';
import { type OutboundRow, OutboxRepository } from './outbox.repository.js';
import { OutgoingFiles } from './outgoing-files.js';
import { atLeast } from './send-time.js';
import { SendingAccount } from './sending-account.js';
import { SendingQueue } from './sending-queue.js';
import { refuseTemplateFiles } from './template-files.js';

/** A message to send: a reply, an outreach, or an automated message. */
export interface NewOutbound {
  readonly contactId: string;
  readonly channel: Channel;
  /** `null` for the contact's newest conversation on the channel, or a new one. */
  readonly conversationId: string | null;
  /** @default the account that suits the conversation and the contact */
  readonly accountId?: string;
  readonly content: string;
  /** The content with its formatting, sanitized; email only. @default without formatting */
  readonly html?: string | null;
  readonly subject: string | null;
  /** ms since the epoch. @default in five seconds */
  readonly sendAt?: number;
  readonly idempotencyKey: string;
  readonly suggestionId?: string;
  readonly outreachId?: string;
  /** Everybody who gets an email; `null` for the contact alone. @default null */
  readonly recipients?: OutgoingRecipients | null;
  /** Files beside the uploads, already in the store. */
  readonly files?: readonly UploadRow[];
  /** What else a repeated request must agree in, as text. */
  readonly mark?: string;
  /** Uploads. The caller calls {@link OutgoingFiles.forget} once every message has its copy. */
  readonly attachmentIds?: readonly string[];
  /** How its one file is sent. @default as a file */
  readonly form?: FileForm;
  /** The approved template whose text is `content`. */
  readonly template?: ReadyTemplate;
}

@Injectable()
export class OutboxService {
  constructor(
    private readonly entries: OutboxRepository,
    private readonly checks: EntryChecks,
    private readonly files: OutgoingFiles,
    private readonly accounts: SendingAccount,
    private readonly queued: SendingQueue,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Queues a message in the caller's transaction: it leaves if and only if that commits.
   *
   * The same key with the same content returns the existing entry.
   *
   * @param automationId set for automated messages. Only AutomatedSending passes it, after asking the guardrails.
   * @throws DomainFailure `conflict`, with the eligibility's code in capitals, if it may not be sent at its time; `IDEMPOTENCY_MISMATCH` if the key
   * belongs to different content; `invalid` if the time has passed.
   */
  async queue(tx: WorkspaceTransaction, message: NewOutbound, automationId?: string): Promise<OutboxEntry> {
    const mark = markOf(message);
    const known = await this.entries.findByKey(tx, message.idempotencyKey);
    if (known !== undefined) return this.#same(tx, known, mark);
    const now = this.clock.now();
    const sendAt = message.sendAt === undefined ? now + UNDO_SEND : atLeast(now, message.sendAt);
    const accountId = await this.accounts.of(tx, message);
    const files = await this.files.admit(tx, { ...message, accountId }, message.attachmentIds ?? [], message.files);
    if (message.template !== undefined) refuseTemplateFiles(message.template, files.map(uploadedFileOf));
    await this.checks.refuse(
      tx,
      {
        ...message,
        accountId,
        hasFiles: files.length > 0,
        isTemplate: message.template !== undefined,
        isAutomated: automationId !== undefined,
      },
      sendAt,
    );
    const id = this.ids.next();
    const written = await this.entries.insert(tx, {
      id,
      conversation_id: message.conversationId,
      contact_id: message.contactId,
      channel: message.channel,
      account_id: accountId,
      content: message.content,
      html: message.html ?? null,
      subject: message.subject,
      recipients: message.recipients ? JSON.stringify(message.recipients) : null,
      state: message.sendAt === undefined ? 'queued' : 'scheduled',
      send_at: sendAt,
      lane: message.conversationId ?? `${message.contactId} ${message.channel}`,
      idempotency_key: message.idempotencyKey,
      content_mark: mark,
      suggestion_id: message.suggestionId ?? null,
      outreach_id: message.outreachId ?? null,
      automation_id: automationId ?? null,
      template: message.template === undefined ? null : JSON.stringify(message.template.template),
      file_form: files.length === 0 ? null : (message.form ?? null),
      created_at: now,
    });
    if (!written) {
      const raced = await this.entries.findByKey(tx, message.idempotencyKey);
      if (raced !== undefined) return this.#same(tx, raced, mark);
    }
    await this.files.attach(tx, id, files);
    await this.queued.enqueue(tx, id, sendAt);
    return this.checks.show(tx, id);
  }

  async #same(tx: WorkspaceTransaction, known: OutboundRow, mark: string): Promise<OutboxEntry> {
    if (known.content_mark === mark) return this.checks.show(tx, known.id);
    const reason = 'This idempotency key is already used for another message. Use a new key for a new message.';
    throw new DomainFailure('conflict', 'IDEMPOTENCY_MISMATCH', reason);
  }
}

function markOf(message: NewOutbound): string {
  const { contactId, channel, conversationId, content, html, subject, sendAt, template } = message;
  const { attachmentIds = [], accountId } = message;
  const more = [
    ...(attachmentIds.length > 0 ? [attachmentIds] : []),
    ...(template === undefined ? [] : [template.template]),
    ...(typeof html === 'string' ? [html] : []),
    ...(message.mark === undefined ? [] : [message.mark]),
    ...(accountId === undefined ? [] : [{ accountId }]),
    ...(message.form === undefined ? [] : [{ form: message.form }]),
  ];
  const said = JSON.stringify([contactId, channel, conversationId, content, subject, sendAt ?? null, ...more]);
  return createHash('sha256').update(said).digest('hex');
}
