import type { ChannelAdapter, ChannelEvent, ConnectionSettings } from '@concordia/channels/port';
import type { EmailSummary, EngagementTest, EngagementTestResult } from '@concordia/contract/people';
import { DAY, PROVIDER_PROFILES, reachOf, settingProblems } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ChannelsRepository } from '../../channels/connections/channels.repository.js';
import { webhookUrlOf } from '../../channels/connections/connection.json.js';
import { type ConnectionRow, newConnection } from '../../channels/connections/connection.row.js';
import { LiveAdapters } from '../../channels/connections/live-adapters.js';
import { PublicAddress } from '../../channels/connections/public-address.js';
import { simulatedOpening } from '../../channels/connections/simulated-webhooks.js';
import { Vault } from '../../channels/connections/vault.js';
import { EmailEnrichmentRepository } from './email-enrichment.repository.js';

/** Engagement counts this far back, in ms. Bounces, complaints and unsubscribes count forever. */
const LATELY = 90 * DAY;

/** Fake credentials for testing a provider's webhook route while the channel is simulated. */
const SIMULATED = {
  apiKey: 'simulated-key',
  fromAddress: 'simulated@concordia.example',
  domain: 'concordia.example',
  webhookSecret: 'simulated-key',
} as const;

type Opening = Extract<ChannelEvent, { kind: 'engagement' }>;

@Injectable()
export class EmailEnrichmentService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly facts: EmailEnrichmentRepository,
    private readonly channels: ChannelsRepository,
    private readonly vault: Vault,
    private readonly adapters: LiveAdapters,
    private readonly address: PublicAddress,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async summary(): Promise<EmailSummary> {
    const since = this.clock.now() - LATELY;
    const [addresses, optedOut, ended, engaged, writtenTo, wroteBack] = await Promise.all([
      this.facts.addresses(),
      this.facts.optedOut(),
      this.facts.engagements(0, ['bounce', 'complaint', 'unsubscribe']),
      this.facts.engagements(since, ['open', 'click']),
      this.facts.writtenTo(since),
      this.facts.wroteBack(since),
    ]);
    const who = (action: string) => ended.filter((one) => one.action === action).map(({ address }) => address);
    const { total, engagement, byStatus, topDomains } = reachOf({
      addresses,
      bounced: new Set(who('bounce')),
      complained: new Set(who('complaint')),
      unsubscribed: new Set([...who('unsubscribe'), ...optedOut]),
      writtenTo: new Set(writtenTo),
      engaged: new Set([...engaged.map(({ address }) => address), ...wroteBack]),
    });
    const averageScores = { engagement };
    return {
      contacts: { total, averageScores, byStatus: { ...byStatus }, topDomains: topDomains.map((one) => ({ ...one })) },
    };
  }

  /** Simulates an open event in the provider's format and stores it as a test event. */
  async test({ type, email }: EngagementTest): Promise<EngagementTestResult> {
    const { name } = PROVIDER_PROFILES[type];
    const accounts = await this.channels.ofChannel(this.db.read, 'email');
    const found = accounts.find(({ provider }) => provider === type) ?? accounts[0];
    const isSimulated = found?.mode === 'simulated';
    if (!isSimulated && found?.provider !== type)
      return refused(`Email is not set up with ${name}. Save its settings first.`);
    const blank = newConnection({ id: this.ids.next(), channel: 'email', isFirst: true }, this.clock.now());
    const row: ConnectionRow = isSimulated ? { ...blank, provider: type } : (found ?? blank);
    const stored = await this.vault.open(this.db.read, row);
    const settings: ConnectionSettings = isSimulated ? SIMULATED : stored;
    const problem = isSimulated ? null : keyProblem(type, name, settings);
    if (problem !== null) return refused(problem);
    const url = webhookUrlOf(type, this.address.publicUrl) ?? '';
    const id = `test-${this.ids.next()}`;
    const simulated = simulatedOpening(type, { url, now: this.clock.now(), id }, email, settings);
    if (simulated === null) {
      return refused(
        `Only Amazon can sign events from ${name}, so no event can be simulated here. Send yourself an email and open it.`,
      );
    }
    const instead = { ...(isSimulated && SIMULATED), ...simulated.instead };
    const connected = await this.adapters.connectWith(row, instead);
    if (!connected.ok) return refused(`${name} cannot be reached without ${connected.missing.join(', ')}.`);
    const event = await processWebhook(connected.adapter, simulated.webhook);
    if (typeof event === 'string') return refused(event);
    await this.#store(type, event);
    return { ok: true, error: null };
  }

  async #store(provider: EngagementTest['type'], { id, action, address, at }: Opening): Promise<void> {
    const row = { id: this.ids.next(), provider, provider_event_id: id, action, address, at, is_test: 1 } as const;
    await this.db.write((tx) => this.facts.insertEvent(tx, row));
  }
}

const refused = (error: string): EngagementTestResult => ({ ok: false, error });

/** Without its key, all of the provider's events would be refused. */
function keyProblem(
  type: EngagementTest['type'],
  name: string,
  { webhookSecret = '' }: ConnectionSettings,
): string | null {
  if (type === 'ses') return null;
  if (webhookSecret === '')
    return `The webhook secret of ${name} is missing, so its events would be refused. Save it first.`;
  const isKey = type !== 'sendgrid' || isPublicKey(webhookSecret);
  return isKey && settingProblems(type, {}, { webhookSecret }).length === 0
    ? null
    : `The webhook secret is not the verification key that ${name} shows. Copy it again.`;
}

/** A P-256 key in DER is 91 bytes and starts with the algorithm's identifier. */
const isPublicKey = (text: string): boolean =>
  /^MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE[\w+/]{85,90}={0,2}$/.test(text.trim());

/** The steps of every webhook: verify, split and parse. @returns the open event, or the error as a sentence. */
async function processWebhook(
  adapter: ChannelAdapter,
  webhook: Parameters<ChannelAdapter['verify']>[0],
): Promise<Opening | string> {
  const verdict = await adapter.verify(webhook);
  if (verdict !== 'genuine') return 'The signature does not match the stored webhook secret. Save the secret again.';
  for (const { raw } of adapter.split(webhook) ?? []) {
    const event = adapter.parse(raw);
    if (event !== null && event !== 'ignored' && event.kind === 'engagement') return event;
  }
  return 'The event arrived, but no email open could be read from it.';
}
