import type { OutgoingRecipients } from '@concordia/channels/port';
import type { ChannelEligibility } from '@concordia/contract/channels';
import { byChannel, CHANNELS, type Channel, type EligibilityFacts, eligibilityOf } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { notFound } from '../../../common/domain-failure.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ChannelsRepository, type QuerySource } from '../../channels/connections/channels.repository.js';
import {
  type ConnectionRow,
  preferredAccount,
  quietHoursOf,
  settingsOf,
} from '../../channels/connections/connection.row.js';
import { everybodyIn } from '../recipients/stored-recipients.js';
import { EligibilityRepository } from './eligibility.repository.js';

export type ContactFacts = Readonly<Record<Channel, EligibilityFacts & { readonly handle: string | null }>>;

@Injectable()
export class EligibilityService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly channels: ChannelsRepository,
    private readonly contacts: EligibilityRepository,
    private readonly clock: Clock,
  ) {}

  /** @param accountId the account that a message would leave by; one that does not exist counts as none. */
  async list(contactId: string, accountId?: string): Promise<ChannelEligibility[]> {
    if (!(await this.contacts.exists(this.db.read, contactId))) throw notFound('contact');
    const account = accountId === undefined ? undefined : await this.channels.account(this.db.read, accountId);
    const by = account && { channel: account.channel, accountId: account.id };
    const facts = await this.facts(this.db.read, contactId, by);
    const now = this.clock.now();
    return CHANNELS.map((channel) => eligibilityJson(facts[channel], now, Object.values(facts)));
  }

  /**
   * A few small queries, independent of the contact's history; safe inside a transaction.
   *
   * @param by the account that a message would leave by; its channel's facts are then the account's.
   */
  async facts(db: QuerySource, contactId: string, by?: SentBy): Promise<ContactFacts> {
    const facts = (await this.factsOfMany(db, [contactId])).get(contactId);
    if (facts === undefined) throw new Error('The facts of a requested contact are missing.');
    if (by === undefined || by.accountId === null) return facts;
    const { channel, accountId } = by;
    const account = await this.channels.account(db, accountId);
    const lastInboundAt = await this.contacts.lastInboundAt(db, { contactId, channel, accountId });
    return { ...facts, [channel]: { ...facts[channel], lastInboundAt, ...connectionFacts(account) } };
  }

  /** The same number of queries for any number of contacts. */
  async factsOfMany(db: QuerySource, contactIds: readonly string[]): Promise<ReadonlyMap<string, ContactFacts>> {
    if (contactIds.length === 0) return new Map();
    const accounts = Map.groupBy(await this.channels.all(db), ({ channel }) => channel);
    const points = new Map((await this.contacts.points(db, contactIds)).map((row) => [keyOf(row), row]));
    const heard = new Map((await this.contacts.lastInbound(db, contactIds)).map((row) => [keyOf(row), row.at]));
    const known = new Set((await this.contacts.conversationChannels(db, contactIds)).map(keyOf));
    const factsOf = (contact_id: string): ContactFacts =>
      byChannel((channel) => {
        const key = keyOf({ contact_id, channel });
        const connection = preferredAccount(accounts.get(channel) ?? []);
        const point = points.get(key);
        return {
          channel,
          hasContactPoint: point !== undefined,
          handle: point?.handle ?? null,
          consent: point?.consent ?? 'unknown',
          lastInboundAt: heard.get(key) ?? null,
          hasConversation: known.has(key),
          ...connectionFacts(connection),
        };
      });
    return new Map(contactIds.map((contactId) => [contactId, factsOf(contactId)]));
  }
}

/**
 * The facts about email that goes to chosen recipients. Somebody with no contact, or beside the contact, has no address of theirs to be missing, and
 * what the contact wants says nothing about others.
 */
export function factsFor(facts: ContactFacts, recipients: OutgoingRecipients | null): ContactFacts {
  if (recipients === null) return facts;
  const { handle, consent } = facts.email;
  const isAmong = handle !== null && everybodyIn(recipients).includes(handle);
  return { ...facts, email: { ...facts.email, hasContactPoint: true, consent: isAmong ? consent : 'unknown' } };
}

/** A message's channel and account. */
interface SentBy {
  readonly channel: Channel;
  readonly accountId: string | null;
}

const connectionFacts = (row: ConnectionRow | undefined) => ({
  mode: row?.mode ?? 'not_connected',
  quietHours: quietHoursOf(row),
  isByHumanAgent: row !== undefined && settingsOf(row).humanAgent === 'true',
});

const keyOf = ({ contact_id, channel }: { readonly contact_id: string | null; readonly channel: Channel }): string =>
  `${contact_id} ${channel}`;

function eligibilityJson(
  facts: ContactFacts[Channel],
  now: number,
  others: readonly EligibilityFacts[],
): ChannelEligibility {
  const { channel, mode, handle } = facts;
  const answer = eligibilityOf(facts, now, null, others);
  return {
    channel,
    mode,
    eligible: answer.eligible,
    code: answer.eligible ? null : answer.code,
    reason: answer.eligible ? null : answer.reason,
    until: answer.until === null ? null : new Date(answer.until).toISOString(),
    instead: answer.eligible ? null : answer.instead,
    maxLength: answer.maxLength,
    handle,
  };
}
