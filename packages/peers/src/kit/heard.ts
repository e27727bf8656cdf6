import type { Channel } from '@concordia/domain';
import type { PeerOptions } from './peer.js';
import { isTestRecipient } from './test-recipient.js';

/** When contacts last wrote to the account, for messaging windows. */
export class InboundBase {
  readonly #at = new Map<string, number>();

  constructor(
    private readonly channel: Channel,
    private readonly options: Pick<PeerOptions, 'now' | 'history'>,
  ) {}

  from(address: string): void {
    this.#at.set(address.toLowerCase(), this.options.now());
  }

  /** ms since the epoch; `null` if never. */
  async last(address: string): Promise<number | null> {
    if (isTestRecipient(this.channel, address)) return this.options.now();
    const known = this.#at.get(address.toLowerCase()) ?? null;
    const before = (await this.options.history?.(this.channel, address)) ?? null;
    return known === null || before === null ? (known ?? before) : Math.max(known, before);
  }
}
