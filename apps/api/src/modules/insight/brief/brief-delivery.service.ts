import type { BriefDelivery, BriefDeliveryUpdate } from '@concordia/contract/insight';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { ChannelAdapters } from '../../channels/connections/channel-adapters.js';
import { type OwnMailOutcome, SystemEmails } from '../../delivery/outbox/system-emails.js';
import { AuditLog } from '../../hub/auth/audit-log.js';
import { BriefRepository, type BriefRow, type DeliveryRow } from './brief.repository.js';
import { keyOfMail, mailOf, mailOfKey, subjectOf } from './brief-mail.js';

/** Kind in the outbox and guardrails. */
const KIND = 'morning-brief';

const NO_CARRIER = 'No email provider is connected to this workspace. Connect the email channel first.';

/** Emails the brief to the workspace's chosen address. */
@Injectable()
export class BriefDeliveryService implements OnModuleInit {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly briefs: BriefRepository,
    private readonly adapters: ChannelAdapters,
    private readonly mails: SystemEmails,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.mails.register({
      kind: KIND,
      addressOf: (key) => this.#addressOf(key),
      write: (key, to) => this.#write(key, to),
      hear: (tx, outcome) => this.#hear(tx, outcome),
    });
  }

  async get(): Promise<BriefDelivery> {
    return deliveryOf(await this.briefs.delivery());
  }

  async set({ isOn, address }: BriefDeliveryUpdate): Promise<BriefDelivery> {
    await this.db.write(async (tx) => {
      const values = { is_on: isOn ? 1 : 0, address: address?.toLowerCase() ?? null, last_failure: null } as const;
      await this.briefs.putDelivery(tx, { ...values, updated_at: this.clock.now() });
      await this.audit.record(tx, { action: 'brief.changed', subject: 'delivery', detail: isOn ? 'on' : 'off' });
    });
    return this.get();
  }

  /** @throws DomainFailure if there is no address, no brief or no connected email channel. */
  async sendNow(): Promise<BriefDelivery> {
    const [delivery, brief] = [await this.briefs.delivery(), await this.briefs.newest()];
    if (delivery.address === null) throw refused('BRIEF_NO_ADDRESS', 'Choose an address for the brief first.');
    if (brief === undefined) throw refused('BRIEF_NOT_READY', 'There is no brief yet. Create one first.');
    if ((await this.adapters.forChannel('email')) === null) throw refused('CHANNEL_NOT_CONNECTED', NO_CARRIER);
    await this.#queue(brief, delivery.address);
    return deliveryOf(delivery);
  }

  /** Queues the scheduled brief, if delivery is on. */
  async queueScheduled(brief: BriefRow): Promise<void> {
    const { is_on: isOn, address } = await this.briefs.delivery();
    if (isOn === 1 && address !== null) await this.#queue(brief, address);
  }

  async #queue(brief: BriefRow, address: string): Promise<void> {
    const subject = subjectOf(brief);
    await this.db.write(async (tx) => {
      const key = keyOfMail({ briefId: brief.id, address });
      await this.mails.queue(tx, { kind: KIND, key, subject, about: subject });
    });
  }

  /** `null` if the brief is no longer kept or the address was changed. */
  async #addressOf(key: string): Promise<string | null> {
    const { briefId, address } = mailOfKey(key);
    const [brief, delivery] = [await this.briefs.withId(briefId), await this.briefs.delivery()];
    return brief !== undefined && delivery.address === address ? address : null;
  }

  async #write(key: string, to: string) {
    const brief = await this.briefs.withId(mailOfKey(key).briefId);
    if (brief === undefined) throw new Error('The brief was removed while it was being sent.');
    return mailOf(brief, { to, currency: await this.briefs.currency() });
  }

  /** A failure is shown beside the address setting. */
  async #hear(tx: WorkspaceTransaction, outcome: OwnMailOutcome): Promise<void> {
    const noted =
      'sentAt' in outcome ? { last_sent_at: outcome.sentAt, last_failure: null } : { last_failure: outcome.failure };
    await this.briefs.putDelivery(tx, { ...noted, updated_at: this.clock.now() });
  }
}

const isoOrNull = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

const deliveryOf = ({ is_on, address, last_sent_at, last_failure }: DeliveryRow): BriefDelivery => ({
  isOn: is_on === 1,
  address,
  lastSentAt: isoOrNull(last_sent_at),
  lastFailure: last_failure,
});

const refused = (code: string, message: string) => new DomainFailure('conflict', code, message);
