import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { Companions } from './companions.js';
import { MOVED_ROWS } from './moved-rows.repository.js';
import { Parts } from './parts.js';
import { RegroupingsRepository } from './regroupings.repository.js';

/** Moves all that a conversation has to another one. Its emptied row remains, so that its id leads there. */
@Injectable()
export class Gathering {
  constructor(
    private readonly rows: RegroupingsRepository,
    private readonly companions: Companions,
    private readonly parts: Parts,
  ) {}

  /**
   * Replies to its messages find the way by its row, so the references stay as they are.
   *
   * @param regroupingId the merge that notes what moves; `null` for the undo of a split.
   * @returns the number of messages moved.
   */
  async run(tx: WorkspaceTransaction, regroupingId: string | null, from: string, to: string): Promise<number> {
    let messages = 0;
    for (const { kind, some, move } of MOVED_ROWS) {
      for (let ids = await some(tx, from); ids.length > 0; ids = await some(tx, from)) {
        await this.parts.note(tx, regroupingId, { kind, fromId: from, ids });
        await move(tx, ids, from, to);
        if (kind === 'message') messages += ids.length;
      }
    }
    await this.companions.joinDraft(tx, from, to);
    await this.companions.joinLabels(tx, regroupingId, from, to);
    await this.rows.setMergedInto(tx, [from], to);
    return messages;
  }
}
