import type {
  EchoTest,
  EmailInboundTest,
  EmailOutboundTest,
  LinkedinPostTest,
  MetaVerifyTest,
  SmsInboundTest,
  TelegramWebhookTest,
  TestResult,
  TwitterDiscoveryTest,
  TwitterPostTest,
  TwitterSearchTest,
} from '@concordia/contract/channels';
import { CHANNEL_NAMES, type Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { TestMessages } from '../../delivery/outbox/test-messages.js';
import { AccountsService } from '../connections/accounts.service.js';
import { accountName } from '../connections/connection.row.js';
import { InboundTests } from './inbound-tests.js';
import { Recipients } from './recipients.js';
import { type Bench, failed, SIMULATED, type Step, stepOf, TestBench } from './test-bench.js';

const TEXT = 'This is a test message from Concordia. You do not need to reply.';

/**
 * Tests a connection step by step, at the real provider unless the channel is simulated. Test messages go only to a named recipient, the workspace's
 * own address, or a simulated provider's test recipient. They never become correspondence.
 */
@Injectable()
export class ChannelTestsService {
  constructor(
    private readonly bench: TestBench,
    private readonly inbound: InboundTests,
    private readonly recipients: Recipients,
    private readonly messages: TestMessages,
    private readonly accounts: AccountsService,
    private readonly db: WorkspaceDatabase,
  ) {}

  async account(channel: Channel, accountId: string): Promise<TestResult> {
    const row = await this.accounts.find(this.db.read, channel, accountId);
    const label = `Connecting ${accountName(row) ?? CHANNEL_NAMES[channel]}`;
    return this.bench.run(channel, label, (bench) => this.inbound.account(bench), row);
  }

  emailInbound(test: EmailInboundTest): Promise<TestResult> {
    return this.bench.run('email', 'Receiving email', (bench) => this.inbound.email(bench, test));
  }

  emailOutbound({ to, subject, text }: EmailOutboundTest): Promise<TestResult> {
    return this.bench.run('email', 'Sending email', (bench) =>
      this.#write(bench, to, text ?? TEXT, subject ?? 'Concordia can send'),
    );
  }

  metaVerify(test: MetaVerifyTest): Promise<TestResult> {
    return this.bench.run(test.channel, `Connecting ${CHANNEL_NAMES[test.channel]}`, (bench) =>
      this.inbound.meta(bench, test),
    );
  }

  smsInbound(test: SmsInboundTest): Promise<TestResult> {
    return this.bench.run('sms', 'Receiving text messages', (bench) => this.inbound.sms(bench, test));
  }

  telegramWebhook(test: TelegramWebhookTest): Promise<TestResult> {
    return this.bench.run('telegram', 'Setting the webhook', (bench) => this.inbound.telegram(bench, test));
  }

  message(channel: Channel, { to, echo }: EchoTest): Promise<TestResult> {
    return this.bench.run(channel, `Sending on ${CHANNEL_NAMES[channel]}`, (bench) =>
      this.#write(bench, to, echo ?? TEXT, null),
    );
  }

  linkedinPost({ orgId, text }: LinkedinPostTest): Promise<TestResult> {
    return this.bench.run('linkedin', 'Publishing on LinkedIn', async (bench) => {
      const stored = bench.settings.orgId;
      if (orgId !== undefined && stored !== undefined && orgId !== stored) {
        return failed(`The stored organisation is ${stored}, not ${orgId}. Save the settings first.`);
      }
      return this.#publish(bench, text);
    });
  }

  twitterPost({ text }: TwitterPostTest): Promise<TestResult> {
    return this.bench.run('twitter', 'Publishing on X', (bench) => this.#publish(bench, text));
  }

  twitterSearch({ q }: TwitterSearchTest): Promise<TestResult> {
    return this.bench.run('twitter', 'Searching X', async (bench) => {
      const found = await bench.adapter.search?.(q, bench.signal);
      return found === undefined ? this.#notHere(bench) : stepOf('twitter', found, ({ message }) => message);
    });
  }

  twitterDiscovery(wanted: TwitterDiscoveryTest): Promise<TestResult> {
    return this.bench.run('twitter', 'Reading lists and bookmarks', async (bench) => {
      const found = await bench.adapter.discover?.(wanted, bench.signal);
      return found === undefined ? this.#notHere(bench) : stepOf('twitter', found, ({ message }) => message);
    });
  }

  async #write(bench: Bench, named: string | undefined, text: string, subject: string | null): Promise<Step> {
    const recipient = await this.recipients.of(bench, named);
    if ('problem' in recipient) return failed(recipient.problem);
    const { to } = recipient;
    const { channel } = bench;
    const result = await this.messages.send({ channel, to, text }, (idempotencyKey) =>
      bench.adapter.send({ channel, to, text, subject, idempotencyKey }, bench.signal),
    );
    return this.bench.sent(bench, result, bench.simulated ? SIMULATED : `Sent to ${to}.`);
  }

  async #publish(bench: Bench, text: string): Promise<Step> {
    const { channel, adapter, signal } = bench;
    const { post } = adapter;
    if (post === undefined) return this.#notHere(bench);
    const result = await this.messages.send({ channel, to: null, text }, () => post(text, signal));
    return this.bench.sent(bench, result, bench.simulated ? SIMULATED : 'Published. Everyone can see the post.');
  }

  /** Even if the provider lacks this call, the credentials can be checked. */
  async #notHere(bench: Bench): Promise<Step> {
    const checked = await this.bench.check(bench);
    return checked.ok ? { ok: true, message: `${checked.message} This provider cannot publish or search.` } : checked;
  }
}
