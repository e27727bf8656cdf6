import type { OutgoingMessage } from '@concordia/channels/port';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { AutomationsService } from '../guardrails/automations.service.js';
import { OWN_MAIL } from '../guardrails/own-mail.js';
import { type OutboundRow, OutboxRepository } from './outbox.repository.js';
import { SendingQueue } from './sending-queue.js';
import { NO_FAILURE } from './settled.js';

export type OwnMailOutcome = { readonly sentAt: number } | { readonly failure: string };

/** Writes one kind of email to the workspace's own team, and is notified of the outcome. */
export interface OwnMailWriter {
  /** Appended to {@link OWN_MAIL} to form the automation id. */
  readonly kind: string;
  /** The recipient; `null` if the email is obsolete. */
  readonly addressOf: (key: string) => Promise<string | null>;
  /** The complete email, without the idempotency key. */
  readonly write: (key: string, to: string) => Promise<Omit<OutgoingMessage, 'idempotencyKey' | 'isSystemMail'>>;
  /** Called in the transaction that records the outcome. */
  readonly hear: (tx: WorkspaceTransaction, outcome: OwnMailOutcome) => Promise<void>;
}

export interface NewOwnMail {
  readonly kind: string;
  /** Emails with the same key are sent once; a failed one is retried. */
  readonly key: string;
  readonly subject: string;
  /** Shown in the outbox in place of the content; must not name anybody. */
  readonly about: string;
}

/**
 * Email to the workspace's own team, such as the morning brief. It is sent like any email: once, at the provider's pace, with retries, counted in the
 * day's budget. Its recipient is not a contact, so the rules that protect contacts do not apply and there is no one-click unsubscribe; whoever chose
 * the address removes it. It never becomes a conversation message, even when read back from the sent folder: a header carries its key.
 */
@Injectable()
export class SystemEmails {
  readonly #writers = new Map<string, OwnMailWriter>();

  constructor(
    private readonly entries: OutboxRepository,
    private readonly automations: AutomationsService,
    private readonly queued: SendingQueue,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  register(writer: OwnMailWriter): void {
    this.#writers.set(OWN_MAIL + writer.kind, writer);
  }

  /** @returns `null` for a message to a contact, or if its contact was deleted. */
  writerOf({ contact_id, automation_id }: OutboundRow): OwnMailWriter | null {
    if (contact_id !== null || automation_id === null) return null;
    return this.#writers.get(automation_id) ?? null;
  }

  /** Queues it in the caller's transaction. */
  async queue(tx: WorkspaceTransaction, { kind, key, subject, about }: NewOwnMail): Promise<void> {
    const now = this.clock.now();
    const automationId = OWN_MAIL + kind;
    const id = this.ids.next();
    const isNew = await this.entries.insert(tx, {
      id,
      channel: 'email',
      content: about,
      subject,
      state: 'queued',
      send_at: now,
      lane: automationId,
      idempotency_key: key,
      content_mark: key,
      automation_id: automationId,
      created_at: now,
    });
    if (!isNew) return this.#again(tx, key, now);
    await this.automations.counted(tx, { automationId, channel: 'email', sendAt: now }, id);
    await this.queued.enqueue(tx, id, now);
  }

  /** Retries only failed or canceled entries. */
  async #again(tx: WorkspaceTransaction, key: string, now: number): Promise<void> {
    const known = await this.entries.findByKey(tx, key);
    if (known === undefined) return;
    const again = { state: 'queued', send_at: now, attempts: 0, round: known.round + 1, ...NO_FAILURE } as const;
    if (await this.entries.change(tx, known.id, ['failed', 'cancelled'], again)) {
      await this.queued.enqueue(tx, known.id, now, `round ${again.round}`);
    }
  }
}
