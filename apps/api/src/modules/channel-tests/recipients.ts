import { normaliseHandle } from '@concordia/domain';
import { readPhone } from '@concordia/domain/phone';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../database/workspace-database.js';
import type { Bench } from './test-bench.js';

/** Who receives a test. */
@Injectable()
export class Recipients {
  constructor(private readonly db: WorkspaceDatabase) {}

  /**
   * Whom the tester named; otherwise ourselves, where that is possible. Nobody is chosen among the people who write to us, unless they are
   * made up.
   *
   * @returns a sentence about what is missing when there is nobody.
   */
  async of(
    { channel, settings, simulated }: Bench,
    named: string | undefined,
  ): Promise<{ to: string } | { problem: string }> {
    if (named !== undefined) {
      const to = normaliseHandle(channel, named, readPhone);
      return to === null
        ? { problem: `${named} is nobody's handle on this channel. Correct who receives the test.` }
        : { to };
    }
    if (channel === 'email' && settings.fromAddress !== undefined) return { to: settings.fromAddress };
    const madeUp = simulated ? await this.#latestSender(channel) : null;
    if (madeUp !== null) return { to: madeUp };
    return { problem: 'Say who receives the test: a handle of yours on this channel, which has written to us before.' };
  }

  async #latestSender(channel: Bench['channel']): Promise<string | null> {
    const row = await this.db.read
      .selectFrom('message')
      .innerJoin('contact_point', 'contact_point.contact_id', 'message.contact_id')
      .select('contact_point.handle')
      .where('message.channel', '=', channel)
      .where('message.direction', '=', 'inbound')
      .where('contact_point.channel', '=', channel)
      .orderBy('message.sent_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.handle ?? null;
  }
}
