import type { Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../database/workspace-database.js';

const COLUMNS = [
  'id',
  'module_id',
  'module_name',
  'scope',
  'issued_at',
  'expires_at',
  'revoked_at',
  'last_used_at',
] as const;

export type TokenRow = Awaited<ReturnType<HubTokensRepository['page']>>[number];

type NewToken = Omit<TokenRow, 'revoked_at' | 'last_used_at'> & { readonly kid: string };

/** Named queries on tokens, and on the modules that they are for. */
@Injectable()
export class HubTokensRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  page(limit: number, after: Cursor | null) {
    return this.db.read
      .selectFrom('hub_token')
      .select(COLUMNS)
      .$if(after !== null, (query) =>
        query.where((eb) => eb(eb.refTuple('issued_at', 'id'), '<', eb.tuple(after?.at ?? 0, after?.id ?? ''))),
      )
      .orderBy('issued_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  async count(): Promise<number> {
    const row = await this.db.read
      .selectFrom('hub_token')
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  }

  find(id: string) {
    return this.db.read.selectFrom('hub_token').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  }

  async insert(tx: WorkspaceTransaction, token: NewToken): Promise<void> {
    await tx.insertInto('hub_token').values(token).execute();
  }

  /** @returns whether it was good until now. */
  async revoke(tx: WorkspaceTransaction, id: string, now: number): Promise<boolean> {
    const revoked = await tx
      .updateTable('hub_token')
      .set({ revoked_at: now })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return revoked.numUpdatedRows > 0n;
  }

  /** @returns how many of the module's tokens were good until now. */
  async revokeOfModule(tx: WorkspaceTransaction, moduleId: string, now: number): Promise<number> {
    const revoked = await tx
      .updateTable('hub_token')
      .set({ revoked_at: now })
      .where('module_id', '=', moduleId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return Number(revoked.numUpdatedRows);
  }

  async noteUse(id: string, now: number): Promise<void> {
    await this.db.write(async (tx) => {
      await tx.updateTable('hub_token').set({ last_used_at: now }).where('id', '=', id).execute();
    });
  }

  async removeExpired(tx: WorkspaceTransaction, before: number): Promise<void> {
    await tx.deleteFrom('hub_token').where('expires_at', '<', before).execute();
  }

  moduleNamed(name: string) {
    return this.#modules().where('name', '=', name).executeTakeFirst();
  }

  moduleOf(id: string) {
    return this.#modules().where('id', '=', id).executeTakeFirst();
  }

  #modules() {
    return this.db.read.selectFrom('hub_module').select(['id', 'name', 'public_key_b64']);
  }
}
