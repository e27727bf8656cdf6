import type { OutgoingRecipients } from '@concordia/channels/port';
import { factsByWriter, needsHumanAgent } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { ReplyRecipientsRepository } from '../../recipients/reply-recipients.repository.js';
import { everybodyIn, recipientsIn } from '../../recipients/stored-recipients.js';
import { AutomatedSending } from '../automated-sending.js';
import { Departure } from '../departure.js';
import { type ContactFacts, EligibilityService, factsFor } from '../eligibility.service.js';
import type { OutboundRow } from '../outbox.repository.js';
import { Outcome } from '../outcome.js';
import { Recalls } from '../recalls.js';
import { SystemEmails } from '../system-emails.js';

export interface Admitted {
  /** The recipient's address. */
  readonly handle: string;
  /** Whether it leaves by the permission to answer by hand for longer. */
  readonly isByHumanAgent: boolean;
}

type Refusal = Extract<Awaited<ReturnType<Departure['judge']>>, { eligible: false }>['code'];

/** Decides whether a message may leave: when it is claimed, and again just before the transport writes. */
@Injectable()
export class Admission {
  constructor(
    private readonly eligibility: EligibilityService,
    private readonly departure: Departure,
    private readonly automated: AutomatedSending,
    private readonly ownMails: SystemEmails,
    private readonly outcome: Outcome,
    private readonly recalls: Recalls,
    private readonly contacts: ReplyRecipientsRepository,
    private readonly clock: Clock,
  ) {}

  /** Decides by the current state, and settles a message that may not leave. @returns `null` if so. */
  async admit(tx: WorkspaceTransaction, row: OutboundRow): Promise<Admitted | null> {
    const own = this.ownMails.writerOf(row);
    // Email to the workspace's own team becomes no message, and no contact's consent applies.
    if (own !== null) {
      const address = await own.addressOf(row.idempotency_key);
      return address === null ? this.#keepBack(tx, row) : { handle: address, isByHumanAgent: false };
    }
    const recipients = recipientsIn(row);
    const known = row.contact_id === null ? null : await this.eligibility.facts(tx, row.contact_id, sentBy(row));
    const facts = known && this.#factsOf(row, factsFor(known, recipients));
    const handle = facts && (recipients?.to[0]?.address ?? facts[row.channel].handle);
    if (facts === null || handle === null) {
      return this.#refuse(tx, row, 'no_contact_point', 'The contact no longer has an address on this channel.');
    }
    if (!(await this.automated.mayLeave(tx, row))) return this.#keepBack(tx, row);
    const out = recipients === null ? undefined : (await this.#optedOut(tx, recipients))[0];
    if (out !== undefined)
      return this.#refuse(tx, row, 'opted_out', `${out} has opted out. Remove the address, and send it again.`);
    const verdict = await this.departure.judge(tx, row, facts);
    if (!verdict.eligible) return this.#refuse(tx, row, verdict.code, verdict.reason);
    return { handle, isByHumanAgent: needsHumanAgent(facts[row.channel], this.clock.now()) };
  }

  #factsOf = ({ channel, automation_id }: OutboundRow, facts: ContactFacts): ContactFacts => ({
    ...facts,
    [channel]: factsByWriter(facts[channel], automation_id !== null),
  });

  async #optedOut(tx: WorkspaceTransaction, recipients: OutgoingRecipients): Promise<string[]> {
    const contacts = await this.contacts.contactsOf(tx, everybodyIn(recipients));
    return contacts.flatMap(({ handle, consent }) => (consent === 'out' ? [handle] : []));
  }

  async #refuse(tx: WorkspaceTransaction, row: OutboundRow, code: 'no_contact_point' | Refusal, message: string) {
    await this.outcome.failed(tx, row, { code, message, providerCode: null });
    return null;
  }

  /** Cancels a message that may no longer leave; if a provider already rejected it, it fails. */
  async #keepBack(tx: WorkspaceTransaction, row: OutboundRow): Promise<null> {
    await this.recalls.recall(tx, row);
    return null;
  }
}

const sentBy = ({ channel, account_id: accountId }: OutboundRow) => ({ channel, accountId });
