import { CHANNEL_NAMES, type Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Ids } from '../../common/ids.js';
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
} from './channel-tests.dto.js';
import { InboundTests } from './inbound-tests.js';
import { Recipients } from './recipients.js';
import { type Bench, failed, type Step, stepOf, TestBench } from './test-bench.js';

const TEXT = 'This message shows that Concordia can write to you. Nobody has to answer it.';

/** Tries a connection as its operator asks: each test does what it says, at the real provider when the channel is not simulated. */
@Injectable()
export class ChannelTestsService {
  constructor(
    private readonly bench: TestBench,
    private readonly inbound: InboundTests,
    private readonly recipients: Recipients,
    private readonly ids: Ids,
  ) {}

  emailInbound(test: EmailInboundTest): Promise<TestResult> {
    return this.bench.run('email', 'Receiving e-mail', (bench) => this.inbound.email(bench, test));
  }

  emailOutbound({ to, subject, text }: EmailOutboundTest): Promise<TestResult> {
    return this.bench.run('email', 'Sending e-mail', (bench) =>
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
    const idempotencyKey = `test.${this.ids.next()}`;
    const result = await bench.adapter.send(
      { channel: bench.channel, to, text, subject, idempotencyKey },
      bench.signal,
    );
    return this.bench.sent(bench, result, `Sent to ${to}.`);
  }

  async #publish(bench: Bench, text: string): Promise<Step> {
    if (bench.adapter.post === undefined) return this.#notHere(bench);
    return this.bench.sent(bench, await bench.adapter.post(text, bench.signal), 'Published for everybody to read.');
  }

  /** A provider without such a call still says whether it knows us. */
  async #notHere(bench: Bench): Promise<Step> {
    const checked = await this.bench.check(bench);
    return checked.ok
      ? { ok: true, message: `${checked.message} It has nothing to publish to or to search.` }
      : checked;
  }
}
