import { createHash } from 'node:crypto';
import type { OutboxEntry, Reply } from '@concordia/contract/delivery';
import type { FilledTemplate } from '@concordia/contract/inbox';
import { type Channel, DAY, eligibilityOf, isHeld, type OutboxState, replySubject, UNDO_SEND } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { ChannelsRepository } from '../../channels/connections/channels.repository.js';
import { TemplatesService } from '../../inbox/templates/templates.service.js';
import { uploadedFileOf } from '../../inbox/uploads/uploads.repository.js';
import { ChangeLog } from '../../platform/stream/change-log.js';
import { EligibilityService } from './eligibility.service.js';
import { type OutboundRow, OutboxRepository } from './outbox.repository.js';
import { entryOf } from './outbox.row.js';
import { OutgoingFiles } from './outgoing-files.js';
import { ReplyContextRepository } from './reply-context.repository.js';
import { saidBy } from './said.js';
import { SendingQueue } from './sending-queue.js';
import { SentMessagesRepository } from './sent-messages.repository.js';
import { NO_FAILURE } from './settled.js';

/** A message to be sent: a reply, an outreach, or what an automation wants. */
export interface NewOutbound {
  readonly contactId: string;
  readonly channel: Channel;
  /** Where it belongs; `null` for the contact's newest conversation on the channel, or a new one. */
  readonly conversationId: string | null;
  readonly content: string;
  readonly subject: string | null;
  /** ms since the epoch; in five seconds when left out. */
  readonly sendAt?: number;
  readonly idempotencyKey: string;
  readonly suggestionId?: string;
  readonly outreachId?: string;
  /** Files that were uploaded. Whoever passes them calls {@link OutgoingFiles.forget} when every message has its own. */
  readonly attachmentIds?: readonly string[];
  /** The approved template that `content` is the text of. */
  readonly template?: FilledTemplate;
}

/** Times further ahead than this are typing errors. */
const FURTHEST = 366 * DAY;

@Injectable()
export class OutboxService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly entries: OutboxRepository,
    private readonly context: ReplyContextRepository,
    private readonly messages: SentMessagesRepository,
    private readonly channels: ChannelsRepository,
    private readonly eligibility: EligibilityService,
    private readonly files: OutgoingFiles,
    private readonly templates: TemplatesService,
    private readonly queued: SendingQueue,
    private readonly changes: ChangeLog,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async reply(conversationId: string, reply: Reply): Promise<OutboxEntry> {
    const { subject, sendAt, idempotencyKey, suggestionId, template, attachmentIds = [] } = reply;
    const conversation = await this.context.conversation(this.db.read, conversationId);
    if (conversation === undefined) throw notFound('conversation');
    if (template !== undefined && attachmentIds.length > 0) throw noFilesWithTemplate();
    const content =
      template === undefined ? reply.content : await this.templates.textOf(conversation.channel, template);
    return this.db.write(async (tx) => {
      if (conversation.contact_id === null) {
        const reason = 'Nobody is known to have written this conversation, so there is nobody to answer.';
        throw new DomainFailure('conflict', 'NO_CONTACT_POINT', reason);
      }
      const queued = await this.queue(tx, {
        contactId: conversation.contact_id,
        channel: conversation.channel,
        conversationId,
        content,
        subject: conversation.channel === 'email' ? (subject ?? replySubject(conversation.subject)) : null,
        idempotencyKey,
        ...(sendAt !== undefined && { sendAt: Date.parse(sendAt) }),
        ...(suggestionId !== undefined && { suggestionId }),
        attachmentIds,
        ...(template !== undefined && { template }),
      });
      await this.files.forget(tx, attachmentIds);
      await this.changes.record(tx, attachmentIds.length === 0 ? ['outbox'] : ['outbox', 'drafts']);
      return queued;
    });
  }

  /**
   * Puts a message into the outbox in the caller's transaction: it leaves if and only if that commits. Record the topic `outbox`
   * afterwards.
   *
   * The same key with the same content gives the entry that is there already.
   *
   * @param automationId whose it is when no person sends it. AutomatedSending alone passes it, which asks the guardrails first.
   * @throws DomainFailure `conflict`, with the eligibility's code in capitals, when it may not go out at its time; `IDEMPOTENCY_MISMATCH`
   * when the key stands for something else; `invalid` for a time that has passed.
   */
  async queue(tx: WorkspaceTransaction, message: NewOutbound, automationId?: string): Promise<OutboxEntry> {
    const mark = markOf(message);
    const known = await this.entries.findByKey(tx, message.idempotencyKey);
    if (known !== undefined) return this.#same(tx, known, mark);
    const now = this.clock.now();
    const sendAt = message.sendAt === undefined ? now + UNDO_SEND : atLeast(now, message.sendAt);
    const files = await this.files.admit(tx, message, message.attachmentIds ?? []);
    await this.#refuse(
      tx,
      { ...message, hasFiles: files.length > 0, isTemplate: message.template !== undefined },
      sendAt,
    );
    const id = this.ids.next();
    const written = await this.entries.insert(tx, {
      id,
      conversation_id: message.conversationId,
      contact_id: message.contactId,
      channel: message.channel,
      content: message.content,
      subject: message.subject,
      state: message.sendAt === undefined ? 'queued' : 'scheduled',
      send_at: sendAt,
      lane: message.conversationId ?? `${message.contactId} ${message.channel}`,
      idempotency_key: message.idempotencyKey,
      content_mark: mark,
      suggestion_id: message.suggestionId ?? null,
      outreach_id: message.outreachId ?? null,
      automation_id: automationId ?? null,
      template: message.template === undefined ? null : JSON.stringify(message.template),
      created_at: now,
    });
    if (!written) {
      const raced = await this.entries.findByKey(tx, message.idempotencyKey);
      if (raced !== undefined) return this.#same(tx, raced, mark);
    }
    await this.files.attach(tx, id, files);
    await this.queued.enqueue(tx, id, sendAt);
    return this.#entry(tx, id);
  }

  async listOfConversation(conversationId: string): Promise<OutboxEntry[]> {
    if (!(await this.context.conversationExists(this.db.read, conversationId))) throw notFound('conversation');
    const modes = await this.channels.modes(this.db.read);
    const rows = await this.entries.ofConversation(conversationId);
    const files = await this.files.ofAll(
      this.db.read,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => entryOf(row, modes, files.get(row.id) ?? []));
  }

  /** Takes it back; what failed before it became a message can be taken back too. Its files can be sent again, under the ids that it tells. */
  async cancel(id: string): Promise<OutboxEntry> {
    return this.#changed(
      id,
      async (tx, row) => {
        if (!isHeld(row.state) && !isUnsent(row)) throw alreadyLeft(row.state);
        await this.entries.change(tx, id, [row.state], { state: 'cancelled' });
      },
      (tx) => this.files.giveBack(tx, id),
    );
  }

  async sendNow(id: string): Promise<OutboxEntry> {
    const now = this.clock.now();
    return this.#changed(id, async (tx, row) => {
      if (!isHeld(row.state) && !isUnsent(row)) throw alreadyLeft(row.state);
      await this.#refuse(tx, await this.#again(tx, row), now);
      await this.entries.change(tx, id, [row.state], { state: 'queued', send_at: now, ...NO_FAILURE });
      await this.queued.enqueue(tx, id, now);
    });
  }

  async reschedule(id: string, time: string): Promise<OutboxEntry> {
    const sendAt = atLeast(this.clock.now(), Date.parse(time));
    return this.#changed(id, async (tx, row) => {
      if (!isHeld(row.state) && !isUnsent(row)) throw alreadyLeft(row.state);
      await this.#refuse(tx, await this.#again(tx, row), sendAt);
      await this.entries.change(tx, id, [row.state], { state: 'scheduled', send_at: sendAt, ...NO_FAILURE });
      await this.queued.enqueue(tx, id, sendAt);
    });
  }

  /** Sends a message that failed again, under a new key, so that the provider does not take it for the old one. */
  async retry(messageId: string): Promise<OutboxEntry> {
    if (!(await this.messages.exists(this.db.read, messageId))) throw notFound('message');
    const row = await this.entries.findByMessage(this.db.read, messageId);
    if (row?.state !== 'failed') {
      throw new DomainFailure(
        'conflict',
        'NOT_FAILED',
        'This message did not fail, so there is nothing to send again.',
      );
    }
    const now = this.clock.now();
    return this.#changed(row.id, async (tx, { state, round }) => {
      if (state !== 'failed') throw alreadyLeft(state);
      await this.#refuse(tx, await this.#again(tx, row), now);
      const again = {
        state: 'sending',
        round: round + 1,
        send_at: now,
        sent_at: null,
        provider_message_id: null,
      } as const;
      await this.entries.change(tx, row.id, ['failed'], { ...again, ...NO_FAILURE });
      await this.messages.setReceipt(tx, messageId, 'queued');
      await this.queued.enqueue(tx, row.id, now, `round ${round + 1}`);
    });
  }

  /**
   * Changes an entry under its lock and gives it back as it is then.
   *
   * @param afterwards what the answer does not show yet.
   */
  async #changed(
    id: string,
    change: (tx: WorkspaceTransaction, row: OutboundRow) => Promise<void>,
    afterwards: (tx: WorkspaceTransaction) => Promise<void> = async () => undefined,
  ): Promise<OutboxEntry> {
    return this.db.write(async (tx) => {
      const row = await this.entries.findForUpdate(tx, id);
      if (row === undefined) throw noSuchEntry();
      await change(tx, row);
      const entry = await this.#entry(tx, id);
      await afterwards(tx);
      await this.changes.record(tx, ['outbox', ...(row.message_id === null ? [] : (['messages'] as const))]);
      return entry;
    });
  }

  async #entry(tx: WorkspaceTransaction, id: string): Promise<OutboxEntry> {
    const row = await this.entries.find(tx, id);
    if (row === undefined) throw noSuchEntry();
    return entryOf(row, await this.channels.modes(tx), (await this.files.of(tx, id)).map(uploadedFileOf));
  }

  async #same(tx: WorkspaceTransaction, known: OutboundRow, mark: string): Promise<OutboxEntry> {
    if (known.content_mark === mark) return this.#entry(tx, known.id);
    const reason = 'This idempotency key stands for another message already. Make a new key for a new message.';
    throw new DomainFailure('conflict', 'IDEMPOTENCY_MISMATCH', reason);
  }

  /** What is in the outbox already, to be held against the rules again. */
  async #again(tx: WorkspaceTransaction, row: OutboundRow): Promise<Sendable> {
    const hasFiles = (await this.files.of(tx, row.id)).length > 0;
    return { ...messageOf(row), hasFiles, isTemplate: row.template !== null };
  }

  /** @param at when it would leave. */
  async #refuse(tx: WorkspaceTransaction, message: Sendable, at: number): Promise<void> {
    const facts = await this.eligibility.facts(tx, message.contactId);
    const asked = { ...facts[message.channel], isTemplate: message.isTemplate };
    const answer = eligibilityOf(asked, at, saidBy(message), Object.values(facts));
    if (answer.eligible) return;
    const field = answer.code === 'too_long' || answer.code === 'empty' ? 'body.content' : null;
    const details = field === null ? undefined : [{ field, expected: `1 to ${answer.maxLength} characters` }];
    throw new DomainFailure('conflict', answer.code.toUpperCase(), answer.reason, details);
  }
}

interface Sendable extends Pick<NewOutbound, 'contactId' | 'channel' | 'content'> {
  readonly hasFiles: boolean;
  readonly isTemplate: boolean;
}

const noSuchEntry = () =>
  new DomainFailure('not-found', 'OUTBOX_ENTRY_NOT_FOUND', 'There is no such message in the outbox.');

const noFilesWithTemplate = () =>
  new DomainFailure(
    'invalid',
    'TEMPLATE_WITH_FILES',
    'A template goes out without files. Remove them, or write a text.',
    [{ field: 'body.attachmentIds', expected: 'none beside a template' }],
  );

const alreadyLeft = (state: OutboxState) =>
  new DomainFailure(
    'conflict',
    state === 'cancelled' ? 'ALREADY_CANCELLED' : 'ALREADY_LEFT',
    state === 'cancelled' ? 'This message was taken back already.' : 'This message has left already.',
  );

/** Whether it failed before it became a message, so that nobody can have received it. */
const isUnsent = ({ state, message_id }: OutboundRow): boolean => state === 'failed' && message_id === null;

function messageOf({ contact_id, channel, content }: OutboundRow): Omit<Sendable, 'hasFiles' | 'isTemplate'> {
  if (contact_id !== null) return { contactId: contact_id, channel, content };
  throw new DomainFailure('conflict', 'NO_CONTACT_POINT', 'The contact of this message is gone.');
}

function markOf(message: NewOutbound): string {
  const { contactId, channel, conversationId, content, subject, sendAt, attachmentIds = [], template } = message;
  const more = [...(attachmentIds.length > 0 ? [attachmentIds] : []), ...(template === undefined ? [] : [template])];
  const said = JSON.stringify([contactId, channel, conversationId, content, subject, sendAt ?? null, ...more]);
  return createHash('sha256').update(said).digest('hex');
}

function atLeast(now: number, sendAt: number): number {
  if (sendAt >= now && sendAt - now <= FURTHEST) return sendAt;
  const details = [{ field: 'body.sendAt', expected: 'an instant from now to a year ahead' }];
  throw new DomainFailure('invalid', 'BAD_SEND_TIME', 'A message can be sent from now to a year ahead.', details);
}
