import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Ids } from '../../../common/ids.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { type PartKind, RegroupingsRepository } from './regroupings.repository.js';

const IdsSchema = z.array(z.string());

export interface Part {
  readonly kind: PartKind;
  readonly fromId: string;
  readonly ids: readonly string[];
}

/** What a regrouping moved, in parts of at most a few hundred ids. */
@Injectable()
export class Parts {
  constructor(
    private readonly rows: RegroupingsRepository,
    private readonly ids: Ids,
  ) {}

  /** @param regroupingId `null` for an undo, which is not undone itself. */
  async note(tx: WorkspaceTransaction, regroupingId: string | null, { kind, fromId, ids }: Part): Promise<void> {
    if (regroupingId === null || ids.length === 0) return;
    const row = { id: this.ids.next(), regrouping_id: regroupingId, kind, from_id: fromId, ids: JSON.stringify(ids) };
    await this.rows.insertPart(tx, row);
  }

  async *of(tx: WorkspaceTransaction, regroupingId: string): AsyncGenerator<Part> {
    for (let after = ''; ; ) {
      const part = await this.rows.nextPart(tx, regroupingId, after);
      if (part === undefined) return;
      after = part.id;
      yield { kind: part.kind, fromId: part.from_id, ids: IdsSchema.parse(JSON.parse(part.ids)) };
    }
  }
}
