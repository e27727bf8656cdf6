import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { Quote } from './providers/provider.js';

@Injectable()
export class MarketRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  all() {
    return this.db.read.selectFrom('market_quote').selectAll().orderBy('position').orderBy('symbol').execute();
  }

  async isDemo(): Promise<boolean> {
    const { is_demo } = await this.db.read.selectFrom('workspace').select('is_demo').executeTakeFirstOrThrow();
    return is_demo === 1;
  }

  async keep(
    tx: WorkspaceTransaction,
    quotes: readonly (Quote & { readonly position: number })[],
    about: { provider: string; fetched_at: number; is_sample: 0 | 1 },
  ): Promise<void> {
    for (const { symbol, label, value, change, type, asOf, position } of quotes) {
      const values = { label, value, change, type, as_of: asOf, position, ...about };
      await tx
        .insertInto('market_quote')
        .values({ symbol, ...values })
        .onConflict((conflict) => conflict.column('symbol').doUpdateSet(values))
        .execute();
    }
  }
}
