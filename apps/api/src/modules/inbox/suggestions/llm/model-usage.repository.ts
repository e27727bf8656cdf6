import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../../database/workspace-database.js';

@Injectable()
export class ModelUsageRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  async tokensOn(day: string): Promise<number> {
    const row = await this.db.read.selectFrom('model_usage').select('tokens').where('day', '=', day).executeTakeFirst();
    return row?.tokens ?? 0;
  }

  /** @returns whether the call fits the daily limit; if so, it is booked. */
  async book(tx: WorkspaceTransaction, day: string, tokens: number, limit: number): Promise<boolean> {
    await tx
      .insertInto('model_usage')
      .values({ day })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const booked = await tx
      .updateTable('model_usage')
      .set((eb) => ({ tokens: eb('tokens', '+', tokens), calls: eb('calls', '+', 1) }))
      .where('day', '=', day)
      .where('tokens', '<=', limit - tokens)
      .returning('day')
      .executeTakeFirst();
    return booked !== undefined;
  }

  async settle(tx: WorkspaceTransaction, day: string, difference: number, failures: number): Promise<void> {
    await tx
      .updateTable('model_usage')
      .set((eb) => ({ tokens: eb('tokens', '+', difference), failures: eb('failures', '+', failures) }))
      .where('day', '=', day)
      .execute();
  }
}
