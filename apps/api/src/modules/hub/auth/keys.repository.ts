import { Injectable } from '@nestjs/common';
import type { HubKeyAlgorithm } from '../../../database/entities/hub-key.js';
import { param } from '../../../database/prepared.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

const COLUMNS = ['id', 'kid', 'algorithm', 'public_jwk', 'signs', 'created_at', 'retires_at', 'revoked_at'] as const;

type Source = Pick<WorkspaceTransaction, 'selectFrom'>;

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

  /** Prepared, because every request with a module token needs it. */
  async verifying(kid: string): Promise<VerifyingKeyRow | undefined> {
    const [row] = await this.db.all(this.#verifying, { kid });
    return row;
  }

  /** Active, retiring and revoked keys, newest first; there are few. */
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

  signing(algorithm: HubKeyAlgorithm) {
    return this.db.read
      .selectFrom('hub_key')
      .select([...COLUMNS, 'sealed_private'])
      .where('signs', '=', algorithm)
      .executeTakeFirst();
  }

  /** @returns `false` if another key is already active for the algorithm. */
  async insertSigning(tx: WorkspaceTransaction, key: NewKey): Promise<boolean> {
    const inserted = await tx
      .insertInto('hub_key')
      .values({ ...key, signs: key.algorithm })
      .onConflict((oc) => oc.doNothing())
      .executeTakeFirst();
    return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  /** Deletes the active pair's private key; its signatures stay valid until `retiresAt`. */
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
