import { createHash, timingSafeEqual } from 'node:crypto';
import type {
  EmailInboundTest,
  MetaVerifyTest,
  SmsInboundTest,
  TelegramWebhookTest,
} from '@concordia/contract/channels';
import { PROVIDER_PROFILES, settingProblems } from '@concordia/domain';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import { SETTINGS, type Settings } from '../../../common/settings.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { webhookUrlOf } from '../connections/connection.json.js';
import { accountKeyOf } from '../connections/connection.row.js';
import { LearnedSettings } from '../connections/learned-settings.js';
import { PublicAddress } from '../connections/public-address.js';
import { simulatedSms } from '../connections/simulated-webhooks.js';
import { Vault } from '../connections/vault.js';
import { type Bench, failed, passed, type Step, stepOf, TestBench } from './test-bench.js';

/** Tests of receiving: whether the provider knows our webhook, and whether we would accept its signatures. */
@Injectable()
export class InboundTests {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly db: WorkspaceDatabase,
    private readonly vault: Vault,
    private readonly address: PublicAddress,
    private readonly learned: LearnedSettings,
    private readonly bench: TestBench,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Any account: whether its credentials work, and whether its provider knows our webhook. */
  async account(bench: Bench): Promise<Step> {
    const checked = await this.bench.check(bench);
    return checked.ok ? this.#register(bench, checked) : checked;
  }

  async email(bench: Bench, { domain }: EmailInboundTest): Promise<Step> {
    if (domain !== undefined && settingProblems('mailgun', { domain }, {}).length > 0) {
      return failed(`${domain} is not a domain. Enter one such as mail.example.`);
    }
    const ours = bench.settings.domain;
    if (domain !== undefined && ours !== undefined && domain.toLowerCase() !== ours.toLowerCase()) {
      return failed(`The stored domain is ${ours}, not ${domain}. Save the settings first.`);
    }
    const checked = await this.bench.check(bench);
    return checked.ok ? this.#register(bench, checked) : checked;
  }

  async meta(bench: Bench, { token, pageId, waPhoneId }: MetaVerifyTest): Promise<Step> {
    for (const [name, given] of Object.entries({ pageId, waPhoneId })) {
      const stored = bench.settings[name];
      if (given !== undefined && stored !== undefined && given !== stored) {
        return failed(`The stored ${name} is ${stored}, not ${given}. Save the settings first.`);
      }
    }
    if (!bench.simulated && token !== undefined && !(await this.#isVerifyToken(bench, token))) {
      return failed('The verify token differs from the stored one. Save the settings first.');
    }
    const checked = await this.bench.check(bench);
    return checked.ok ? this.#register(bench, checked) : checked;
  }

  async sms(bench: Bench, { from = '+15005550006', body = 'ping' }: SmsInboundTest): Promise<Step> {
    const checked = await this.bench.check(bench);
    if (!checked.ok) return checked;
    // A simulated peer signs with its own account and token, not with the stored ones.
    if (bench.simulated) return this.#register(bench, checked);
    const url = webhookUrlOf('twilio', this.address.publicUrl, accountKeyOf(bench.row)) ?? '';
    const settings = { ...bench.settings, ...(await this.vault.open(this.db.read, bench.row)) };
    const to = bench.settings.fromNumber ?? '+15005550001';
    const id = `SM${this.ids.next().replaceAll('-', '')}`;
    const { webhook } = simulatedSms({ url, now: this.clock.now(), id }, { from, to, body, settings });
    if ((await bench.adapter.verify(webhook)) !== 'genuine') {
      return failed('A message signed with the stored token would be refused. Save the auth token again.');
    }
    const [envelope] = bench.adapter.split(webhook) ?? [];
    const event = envelope === undefined ? null : bench.adapter.parse(envelope.raw);
    if (event === null || event === 'ignored' || event.kind !== 'message') {
      return failed('A message would arrive, but could not be read.');
    }
    return this.#register(bench, passed(`${checked.message} A message from ${event.from} would be accepted.`));
  }

  async telegram(bench: Bench, { url }: TelegramWebhookTest): Promise<Step> {
    const ours = webhookUrlOf('telegram', this.address.publicUrl, accountKeyOf(bench.row)) ?? '';
    if (url !== undefined && url !== ours && !bench.simulated) {
      return failed(
        `The webhook of this server is ${ours}, not ${url}. If its public address is different, set CONCORDIA_PUBLIC_URL.`,
      );
    }
    const checked = await this.bench.check(bench);
    return checked.ok ? this.#register(bench, checked) : checked;
  }

  /** Registers our webhook with the provider, if its API allows that. */
  async #register(bench: Bench, before: Step): Promise<Step> {
    const { provider, adapter } = bench;
    const url = webhookUrlOf(provider, this.address.publicUrl, accountKeyOf(bench.row));
    if (url === null) return before;
    const { name } = PROVIDER_PROFILES[provider];
    if (!this.#isReachable(bench)) {
      return failed(
        `${before.message} ${name} cannot reach ${url}. Set CONCORDIA_PUBLIC_URL to the public https address of this server and restart it.`,
      );
    }
    if (adapter.subscribe === undefined) {
      return passed(`${before.message} Enter ${url} as the webhook in the ${name} console.`);
    }
    const result = await adapter.subscribe(url, bench.signal);
    if (result.ok && result.learned !== undefined) await this.learned.keep(bench.row, result.learned);
    return stepOf(bench.channel, result, (done) => `${before.message} ${done.message}`);
  }

  /** A provider on this machine can reach any of our addresses. */
  #isReachable({ provider, simulated }: Bench): boolean {
    if (simulated) return true;
    if (this.settings.providerOrigins?.[provider] !== undefined) return true;
    return !this.address.isHidden;
  }

  async #isVerifyToken({ row }: Bench, given: string): Promise<boolean> {
    const { verifyToken = '' } = await this.vault.open(this.db.read, row);
    const digest = (text: string) => createHash('sha256').update(text).digest();
    return timingSafeEqual(digest(given), digest(verifyToken));
  }
}
