import { type ChannelAdapter, type CheckResult, failureSentence, type SendResult } from '@concordia/channels/port';
import type { TestResult } from '@concordia/contract/channels';
import { type Channel, missingOf, PROVIDER_PROFILES, type Provider } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ChannelAdapters } from '../connections/channel-adapters.js';
import { ChannelsRepository } from '../connections/channels.repository.js';
import { type ConnectionRow, settingsOf } from '../connections/connection.row.js';
import { ConnectionHealthService, reasonOf } from '../connections/connection-health.js';
import { SecretsRepository } from '../connections/secrets.repository.js';
import { Patience } from './patience.js';

export interface Bench {
  readonly channel: Channel;
  readonly row: ConnectionRow;
  readonly adapter: ChannelAdapter;
  readonly provider: Provider;
  readonly settings: Readonly<Record<string, string>>;
  readonly simulated: boolean;
  readonly signal: AbortSignal;
}

export type Step = Pick<TestResult, 'ok' | 'message'>;

export const SIMULATED = 'Simulated test passed.';

export const passed = (message: string): Step => ({ ok: true, message });

export const failed = (message: string): Step => ({ ok: false, message });

/** Runs tests on a connection as configured, even before it is live, and records its health. */
@Injectable()
export class TestBench {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly channels: ChannelsRepository,
    private readonly secrets: SecretsRepository,
    private readonly adapters: ChannelAdapters,
    private readonly health: ConnectionHealthService,
    private readonly clock: Clock,
    private readonly patience: Patience,
  ) {}

  /** @param account defaults to the channel's default account. */
  async run(
    channel: Channel,
    label: string,
    work: (bench: Bench) => Promise<Step>,
    account?: ConnectionRow,
  ): Promise<TestResult> {
    const row = account ?? (await this.channels.find(this.db.read, channel));
    const simulated = row?.mode === 'simulated';
    const step = await this.#onBench(channel, row, work);
    return { ...step, label, simulated, ts: new Date(this.clock.now()).toISOString() };
  }

  /** Checks the credentials and records the result. */
  async check(bench: Bench): Promise<Step> {
    const result = await bench.adapter.check(bench.signal);
    if (!bench.simulated) await this.health.noteCheck(bench.row, result);
    return stepOf(bench.channel, result, ({ account }) =>
      bench.simulated ? SIMULATED : `The credentials work. Account: ${account}.`,
    );
  }

  /** Turns the result of sending a test into a step, and records health. */
  async sent(bench: Bench, result: SendResult, message: string): Promise<Step> {
    if (result.ok) {
      if (!bench.simulated) await this.health.noteWorked(bench.row);
      return passed(message);
    }
    const refused = { ok: false, failure: result.failure, providerCode: result.providerCode, said: null } as const;
    if (result.failure === 'authentication' && !bench.simulated) await this.health.noteCheck(bench.row, refused);
    const code = result.providerCode === null ? '' : ` (${result.providerCode})`;
    return failed(`${testFailure(bench.channel, result)}${code}`);
  }

  async #onBench(
    channel: Channel,
    row: ConnectionRow | undefined,
    work: (bench: Bench) => Promise<Step>,
  ): Promise<Step> {
    if (row === undefined || (row.mode !== 'simulated' && row.provider === null)) {
      return failed('This channel has no provider yet. Fill in the settings and save them first.');
    }
    const simulated = row.mode === 'simulated';
    const missing = simulated ? null : await this.#missing(row);
    if (missing !== null) return failed(missing);
    const adapter = simulated ? await this.adapters.forAccount(row) : await this.adapters.configured(row);
    if (adapter === null) return failed('These settings do not work with the provider. Check them and save again.');
    const patience = this.patience.begin();
    const bench = {
      channel,
      row,
      adapter,
      provider: adapter.provider,
      settings: settingsOf(row),
      simulated,
      signal: patience,
    };
    try {
      return await orLate(work(bench), patience);
    } catch (error) {
      if (!patience.aborted) throw error;
      return failed(
        'The provider did not answer within 8 seconds. Try again; if it stays like this, see its status page.',
      );
    }
  }

  async #missing({ provider, id, ...row }: ConnectionRow): Promise<string | null> {
    if (provider === null) return 'Choose a provider first.';
    const { name } = PROVIDER_PROFILES[provider];
    const secrets = await this.secrets.of(this.db.read, id);
    const missing = missingOf(provider, [...Object.keys(settingsOf(row)), ...secrets.map((one) => one.name)]);
    if (missing.length === 0) return null;
    if (missing.length > 1 || missing[0] !== 'oauthAccessToken') {
      return `${name} cannot be reached without ${missing.join(', ')}.`;
    }
    return `${name} has not granted access yet. Connect with ${name} first.`;
  }
}

export function stepOf<Result extends { readonly ok: true }>(
  channel: Channel,
  result: Result | Extract<CheckResult, { ok: false }>,
  message: (result: Result) => string,
): Step {
  return result.ok ? passed(message(result)) : failed(reasonOf(channel, result));
}

/** Tests are not retried automatically, so the message must say when to test again. */
function testFailure(channel: Channel, { failure, providerCode }: Extract<SendResult, { ok: false }>): string {
  switch (failure) {
    case 'throttled':
      return 'The provider asks us to slow down. Test again in a minute.';
    case 'transient':
      return 'The provider could not be reached. Test again in a minute.';
    default:
      return failureSentence(failure, channel, providerCode);
  }
}

function orLate<Result>(work: Promise<Result>, patience: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = () => reject(patience.reason);
    patience.addEventListener('abort', late, { once: true });
    work.then(resolve, reject).finally(() => patience.removeEventListener('abort', late));
  });
}
