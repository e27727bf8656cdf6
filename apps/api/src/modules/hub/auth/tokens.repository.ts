import type { Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { param } from '../../../database/prepared.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

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

type IssuedTokenRow = Pick<TokenRow, 'module_id' | 'module_name' | 'revoked_at' | 'last_used_at'> & {
  /** The module's current name; `null` if it was removed. */
  readonly present_name: string | null;
};

@Injectable()
export class HubTokensRepository {
  readonly #issued;

  constructor(private readonly db: WorkspaceDatabase) {
    this.#issued = db.prepare<'id', IssuedTokenRow>((q) =>
      q
        .selectFrom('hub_token')
        .leftJoin('hub_module', 'hub_module.id', 'hub_token.module_id')
        .select([
          'hub_token.module_id',
          'hub_token.module_name',
          'hub_token.revoked_at',
          'hub_token.last_used_at',
          'hub_module.name as present_name',
        ])
        .where('hub_token.id', '=', param<string>('id')),
    );
  }

  /** A token with its module. Prepared, because every module request needs it. */
  async issued(id: string): Promise<IssuedTokenRow | undefined> {
    const [row] = await this.db.all(this.#issued, { id });
    return row;
  }

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

  /** @returns `false` if it was already revoked. */
  async revoke(tx: WorkspaceTransaction, id: string, now: number): Promise<boolean> {
    const revoked = await tx
      .updateTable('hub_token')
      .set({ revoked_at: now })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return revoked.numUpdatedRows > 0n;
  }

  /** @returns how many valid tokens were revoked. */
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
    return this.db.read
      .selectFrom('hub_module')
      .select(['id', 'name', 'public_key_b64'])
      .where('name', '=', name)
      .executeTakeFirst();
  }
}
