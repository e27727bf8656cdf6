import type { OutboxEntry } from '@concordia/contract/delivery';
import { UNDO_SEND } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { DraftsService } from '../../inbox/drafts/drafts.service.js';
import { AutomationStops } from '../guardrails/automation-stops.js';
import { AutomationsService } from '../guardrails/automations.service.js';
import type { Refusal } from '../guardrails/refusal.js';
import { type OutboundRow, OutboxRepository } from './outbox.repository.js';
import { type NewOutbound, OutboxService } from './outbox.service.js';
import { ReplyContextRepository } from './reply-context.repository.js';

/** The outcome of an automated message. A refusal is a result, not an error: it is logged, so the transaction must commit. */
export type AutomatedSend =
  | { readonly sent: true; readonly entry: OutboxEntry }
  | ({
      readonly sent: false;
      /** The conversation that got the text as a draft; `null` if none did. */
      readonly draftOf: string | null;
    } & Refusal);

/** The only way into the outbox for automated messages. Each one passes the guardrails here, and again when it leaves. */
@Injectable()
export class AutomatedSending {
  constructor(
    private readonly outbox: OutboxService,
    private readonly entries: OutboxRepository,
    private readonly context: ReplyContextRepository,
    private readonly automations: AutomationsService,
    private readonly stops: AutomationStops,
    private readonly drafts: DraftsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Queues an automation's message in the caller's transaction, if the guardrails allow it.
   *
   * @param automationId the name under which its sends, unsubscribes and complaints are counted.
   * @throws DomainFailure as {@link OutboxService.queue} does, if the contact may not be messaged at all.
   */
  async queue(tx: WorkspaceTransaction, message: NewOutbound, automationId: string): Promise<AutomatedSend> {
    const isKnown = (await this.entries.findByKey(tx, message.idempotencyKey)) !== undefined;
    if (isKnown) return { sent: true, entry: await this.outbox.queue(tx, message, automationId) };
    const { contactId, channel } = message;
    const sendAt = message.sendAt ?? this.clock.now() + UNDO_SEND;
    const asked = { automationId, contactId, channel, sendAt };
    const admission = await this.automations.admit(tx, asked);
    if (!admission.allowed) {
      const draftOf = admission.mayDraft ? await this.#draft(tx, message) : null;
      await this.automations.refused(tx, asked, admission.refusal, draftOf !== null);
      return { sent: false, draftOf, ...admission.said };
    }
    const entry = await this.outbox.queue(tx, message, automationId);
    await this.automations.sent(tx, asked, admission.stage, entry.id);
    return { sent: true, entry };
  }

  /** Whether a queued automated message may still leave: the automation may have been stopped or switched off. */
  async mayLeave(tx: WorkspaceTransaction, row: OutboundRow): Promise<boolean> {
    const { automation_id: automationId, contact_id: contactId, channel } = row;
    if (automationId === null || contactId === null) return true;
    // A person retried it, so the guardrails no longer apply.
    if (row.round > 1) return true;
    if (await this.stops.isStopped(tx, automationId)) return false;
    const refusal = await this.automations.mustStay(tx, automationId);
    if (refusal === null) return true;
    await this.automations.refused(tx, { automationId, contactId, channel, sendAt: row.send_at }, refusal, false);
    return false;
  }

  /** Saves the text as a draft, unless the conversation already has one. */
  async #draft(tx: WorkspaceTransaction, { conversationId, contactId, channel, content, subject }: NewOutbound) {
    const conversation = conversationId ?? (await this.context.newestConversation(tx, contactId, channel));
    if (conversation === null) return null;
    return (await this.drafts.propose(tx, conversation, { content, subject })) ? conversation : null;
  }
}
