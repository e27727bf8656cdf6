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

/** What came of it so far. */
export type OwnMailOutcome = { readonly sentAt: number } | { readonly failure: string };

/** Who writes one kind of mail to the workspace's own people, and hears what came of it. */
export interface OwnMailWriter {
  /** Of the kind; it goes behind {@link OWN_MAIL} as the automation that it is counted under. */
  readonly kind: string;
  /** To whom it goes; `null` when it has nothing to say any more. */
  readonly addressOf: (key: string) => Promise<string | null>;
  /** The mail as it leaves, but for the key by which the provider knows it. */
  readonly write: (key: string, to: string) => Promise<Omit<OutgoingMessage, 'idempotencyKey' | 'isSystemMail'>>;
  /** Told in the transaction that writes it down. */
  readonly hear: (tx: WorkspaceTransaction, outcome: OwnMailOutcome) => Promise<void>;
}

export interface NewOwnMail {
  readonly kind: string;
  /** The same twice is the same mail, and is sent once; what failed is tried again. */
  readonly key: string;
  readonly subject: string;
  /** What stands for it wherever the outbox is shown; it names nobody. */
  readonly about: string;
}

/**
 * Mail to the workspace's own people, such as the brief of the morning. It leaves as all mail does: once, at the provider's pace, tried again,
 * counted in the day's budget. No contact gets it, so that nothing which protects contacts holds it, and one click does not end it: whoever
 * chose the address takes it away. It becomes no message of a conversation, also when it is read back from a folder of sent mail: a header
 * marks it with its key.
 */
@Injectable()
export class OwnMails {
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

  /** @returns who writes it; `null` for a message to a contact, and for one whose contact is gone. */
  writerOf({ contact_id, automation_id }: OutboundRow): OwnMailWriter | null {
    if (contact_id !== null || automation_id === null) return null;
    return this.#writers.get(automation_id) ?? null;
  }

  /** Puts it into the outbox in the caller's transaction. */
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

  /** What got through or is on its way is left alone. */
  async #again(tx: WorkspaceTransaction, key: string, now: number): Promise<void> {
    const known = await this.entries.findByKey(tx, key);
    if (known === undefined) return;
    const again = { state: 'queued', send_at: now, attempts: 0, round: known.round + 1, ...NO_FAILURE } as const;
    if (await this.entries.change(tx, known.id, ['failed', 'cancelled'], again)) {
      await this.queued.enqueue(tx, known.id, now, `round ${again.round}`);
    }
  }
}
