import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';

/** What a language model costs a workspace, by days of UTC. */
@Injectable()
export class ModelUsage {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly clock: Clock,
  ) {}

  async tokensToday(): Promise<number> {
    const row = await this.db.read
      .selectFrom('model_usage')
      .select('tokens')
      .where('day', '=', this.#day())
      .executeTakeFirst();
    return row?.tokens ?? 0;
  }

  /** Books a call before it is made, at the most it may cost: two at a time cannot both take the last of the budget. */
  async book(tokens: number, limit: number): Promise<boolean> {
    return this.db.write(async (tx) => {
      await tx
        .insertInto('model_usage')
        .values({ day: this.#day() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const booked = await tx
        .updateTable('model_usage')
        .set((eb) => ({ tokens: eb('tokens', '+', tokens), calls: eb('calls', '+', 1) }))
        .where('day', '=', this.#day())
        .where('tokens', '<=', limit - tokens)
        .returning('day')
        .executeTakeFirst();
      return booked !== undefined;
    });
  }

  /** Corrects a booking when it is known what the call really cost. */
  async settle(difference: number, isFailure: boolean): Promise<void> {
    await this.db.write((tx) =>
      tx
        .updateTable('model_usage')
        .set((eb) => ({ tokens: eb('tokens', '+', difference), failures: eb('failures', '+', isFailure ? 1 : 0) }))
        .where('day', '=', this.#day())
        .execute(),
    );
  }

  #day(): string {
    return new Date(this.clock.now()).toISOString().slice(0, 10);
  }
}
