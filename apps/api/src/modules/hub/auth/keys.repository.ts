import { Injectable } from '@nestjs/common';
import type { HubKeyAlgorithm } from '../../../database/entities/hub-key.js';
import { param } from '../../../database/prepared.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

const COLUMNS = ['id', 'kid', 'algorithm', 'public_jwk', 'signs', 'created_at', 'retires_at', 'revoked_at'] as const;

type Source = Pick<WorkspaceTransaction, 'selectFrom'>;

/** Named queries on key pairs. */
@Injectable()
export class HubKeysRepository {
  readonly #verifying;

  constructor(private readonly db: WorkspaceDatabase) {
    this.#verifying = db.prepare<'kid', VerifyingKeyRow>((q) =>
      q
        .selectFrom('hub_key')
        .select(['public_jwk', 'algorithm', 'retires_at', 'revoked_at'])
        .where('kid', '=', param<string>('kid')),
    );
  }

  /** What signatures of a pair are verified with; every request of a module asks for it. */
  async verifying(kid: string): Promise<VerifyingKeyRow | undefined> {
    const [row] = await this.db.all(this.#verifying, { kid });
    return row;
  }

  /** All that still mean something, newest first; there are few. */
  list(now: number) {
    return this.db.read
      .selectFrom('hub_key')
      .select(COLUMNS)
      .where((eb) =>
        eb.or([eb('retires_at', 'is', null), eb('retires_at', '>', now), eb('revoked_at', 'is not', null)]),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
  }

  find(kid: string, from: Source = this.db.read) {
    return from.selectFrom('hub_key').select(COLUMNS).where('kid', '=', kid).executeTakeFirst();
  }

  /** The pair that signs, with its private half. */
  signing(algorithm: HubKeyAlgorithm) {
    return this.db.read
      .selectFrom('hub_key')
      .select([...COLUMNS, 'sealed_private'])
      .where('signs', '=', algorithm)
      .executeTakeFirst();
  }

  /** @returns whether it signs now; not when another does. */
  async insertSigning(tx: WorkspaceTransaction, key: NewKey): Promise<boolean> {
    const inserted = await tx
      .insertInto('hub_key')
      .values({ ...key, signs: key.algorithm })
      .onConflict((oc) => oc.doNothing())
      .executeTakeFirst();
    return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  /** Takes the private half of the pair that signs away; what it signed is good until then. */
  async retire(tx: WorkspaceTransaction, algorithm: HubKeyAlgorithm, retiresAt: number): Promise<void> {
    await tx
      .updateTable('hub_key')
      .set({ signs: null, sealed_private: null, retires_at: retiresAt })
      .where('signs', '=', algorithm)
      .execute();
  }

  async revoke(tx: WorkspaceTransaction, kid: string, now: number): Promise<void> {
    await tx
      .updateTable('hub_key')
      .set({ signs: null, sealed_private: null, revoked_at: now })
      .where('kid', '=', kid)
      .where('revoked_at', 'is', null)
      .execute();
  }

  /** Removes what nobody can have use for: pairs that retired, and pairs that were revoked long ago. */
  async removeOld(tx: WorkspaceTransaction, now: number, revokedBefore: number): Promise<void> {
    await tx.deleteFrom('hub_key').where('revoked_at', 'is', null).where('retires_at', '<=', now).execute();
    await tx.deleteFrom('hub_key').where('revoked_at', '<', revokedBefore).execute();
  }
}

export type KeyRow = Awaited<ReturnType<HubKeysRepository['list']>>[number];
export type SealedKeyRow = NonNullable<Awaited<ReturnType<HubKeysRepository['signing']>>>;

type VerifyingKeyRow = Pick<KeyRow, 'public_jwk' | 'algorithm' | 'retires_at' | 'revoked_at'>;

interface NewKey {
  readonly id: string;
  readonly kid: string;
  readonly algorithm: HubKeyAlgorithm;
  readonly public_jwk: string;
  readonly sealed_private: string;
  readonly created_at: number;
}
