import { normalizeHandle } from '@concordia/domain';
import { readPhone } from '@concordia/domain/phone';
import { Injectable } from '@nestjs/common';
import { SimulatedPeers } from '../connections/simulated/simulated-peers.js';
import type { Bench } from './test-bench.js';

/** Who receives a test. Never a contact, unless the tester names one. */
@Injectable()
export class Recipients {
  constructor(private readonly peers: SimulatedPeers) {}

  /**
   * Returns the named recipient. Falls back to the simulated provider's test recipient, or to the workspace's own email address.
   *
   * @returns what is missing if there is no recipient.
   */
  async of(
    { channel, row, settings, simulated }: Bench,
    named: string | undefined,
  ): Promise<{ to: string } | { problem: string }> {
    if (named !== undefined) {
      const to = normalizeHandle(channel, named, readPhone);
      return to === null
        ? { problem: `${named} is not a valid recipient on this channel. Correct it and test again.` }
        : { to };
    }
    if (simulated) return { to: (await this.peers.of(row)).testRecipient };
    if (channel === 'email' && settings.fromAddress !== undefined) return { to: settings.fromAddress };
    return {
      problem: 'No message was sent. Enter a recipient for the test message: an account of yours on this channel.',
    };
  }
}
