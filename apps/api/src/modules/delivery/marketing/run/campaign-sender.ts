import { preview } from '@concordia/domain';
import { fillVariant, reachOf } from '@concordia/domain/campaigns';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { DomainFailure } from '../../../../common/domain-failure.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { AutomatedSending } from '../../outbox/automated-sending.js';
import { type ContactFacts, EligibilityService } from '../../outbox/eligibility.service.js';
import { automationIdOf } from '../automation-id.js';
import { channelsOf } from '../campaign.json.js';
import type { CampaignRow, VariantRow } from '../campaigns.repository.js';
import { type NextRecipient, RecipientsRepository } from '../recipients.repository.js';

/** Characters of the subject that an email without one derives from its text. */
const SUBJECT_LENGTH = 70;

/** The outcome for one recipient; `halted` applies to the whole campaign, and the recipient keeps waiting. */
export type Written =
  | { readonly kind: 'queued' | 'skipped' | 'later' }
  | { readonly kind: 'halted'; readonly code: string; readonly message: string; readonly until: number | null };

/** Sends a campaign's messages through `AutomatedSending`. */
@Injectable()
export class CampaignSender {
  constructor(
    private readonly recipients: RecipientsRepository,
    private readonly eligibility: EligibilityService,
    private readonly sending: AutomatedSending,
    private readonly clock: Clock,
  ) {}

  facts(tx: WorkspaceTransaction, some: readonly NextRecipient[]): Promise<ReadonlyMap<string, ContactFacts>> {
    return this.eligibility.factsOfMany(
      tx,
      some.flatMap(({ contact_id }) => contact_id ?? []),
    );
  }

  /** @param myName the sender's name, for its placeholder. */
  async write(
    tx: WorkspaceTransaction,
    campaign: CampaignRow,
    recipient: NextRecipient,
    variant: VariantRow,
    known: { readonly facts: ContactFacts | undefined; readonly myName: string | null },
  ): Promise<Written> {
    const { contact_id: contactId } = recipient;
    if (contactId === null || known.facts === undefined) return this.#skip(tx, recipient, 'erased');
    if (await this.recipients.isWrittenTo(tx, campaign.id, contactId, recipient.id)) {
      return this.#skip(tx, recipient, 'already_written');
    }
    const filled = filledFor(recipient, variant, known.myName);
    if (filled === null) return this.#skip(tx, recipient, 'gap_unknown');
    const reach = reachOf(known.facts, channelsOf(campaign), filled.text, this.clock.now());
    if (reach.channel !== null)
      return this.#queue(tx, campaign, { recipient, contactId, variant, filled }, reach.channel);
    if (reach.until === null) return this.#skip(tx, recipient, reach.code);
    await this.recipients.change(tx, recipient.id, 'waiting', { not_before: reach.until });
    return { kind: 'later' };
  }

  async #queue(
    tx: WorkspaceTransaction,
    campaign: CampaignRow,
    { recipient, contactId, variant, filled }: Addressed,
    channel: keyof ContactFacts,
  ): Promise<Written> {
    const attempts = recipient.attempts + 1;
    const message = {
      contactId,
      channel,
      conversationId: null,
      content: filled.text,
      subject: channel === 'email' ? (filled.subject ?? preview(filled.text, SUBJECT_LENGTH)) : null,
      idempotencyKey: `campaign:${recipient.id}:${attempts}`,
    };
    const sent = await this.#send(tx, message, automationIdOf(campaign));
    if (sent instanceof DomainFailure) return this.#skip(tx, recipient, sent.code.toLowerCase());
    if (!sent.sent) {
      if (sent.draftOf !== null) await this.#skip(tx, recipient, 'drafted');
      return { kind: 'halted', code: sent.code, message: sent.message, until: sent.until };
    }
    await this.recipients.change(tx, recipient.id, 'waiting', {
      state: 'queued',
      round: campaign.round,
      is_canary: campaign.state === 'canary' ? 1 : 0,
      variant_id: variant.id,
      channel,
      attempts,
      outbound_id: sent.entry.id,
      code: null,
    });
    return { kind: 'queued' };
  }

  /** A rejection of one message does not stop the campaign; the check throws before anything is stored. */
  async #send(tx: WorkspaceTransaction, message: Parameters<AutomatedSending['queue']>[1], automationId: string) {
    try {
      return await this.sending.queue(tx, message, automationId);
    } catch (error) {
      if (error instanceof DomainFailure) return error;
      throw error;
    }
  }

  async #skip(tx: WorkspaceTransaction, { id }: NextRecipient, code: string): Promise<Written> {
    await this.recipients.change(tx, id, 'waiting', { state: 'skipped', code });
    return { kind: 'skipped' };
  }
}

interface Filled {
  readonly text: string;
  readonly subject: string | null;
}

interface Addressed {
  readonly recipient: NextRecipient;
  readonly contactId: string;
  readonly variant: VariantRow;
  readonly filled: Filled;
}

/** @returns `null` if the value of a placeholder is unknown. */
function filledFor(recipient: NextRecipient, variant: VariantRow, myName: string | null): Filled | null {
  const facts = { contactName: recipient.contact_name ?? '', company: recipient.contact_company, myName };
  const text = fillVariant(variant.text, facts);
  const subject = variant.subject === null ? null : fillVariant(variant.subject, facts);
  const isWhole = text !== null && (variant.subject === null || subject !== null);
  return isWhole ? { text, subject } : null;
}
