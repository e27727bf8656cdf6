import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { Companions } from './companions.js';
import {
  entriesOf,
  MOVED_ROWS,
  type MovedRows,
  messagesFrom,
  tasksOf,
  waitingEntries,
} from './moved-rows.repository.js';
import { Parts } from './parts.js';
import { References } from './references.js';

interface Split {
  readonly regroupingId: string;
  readonly from: string;
  readonly to: string;
  /** The first message that moves. */
  readonly first: { readonly id: string; readonly sent_at: number };
}

/** Moves the newer messages of a conversation to another one, with all that belongs to them. */
@Injectable()
export class Parting {
  constructor(
    private readonly companions: Companions,
    private readonly references: References,
    private readonly parts: Parts,
  ) {}

  /** @returns the number of messages moved. */
  async run(tx: WorkspaceTransaction, split: Split): Promise<number> {
    const { regroupingId, from, to, first } = split;
    const next = () => messagesFrom(tx, from, first);
    let messages = 0;
    for (let ids = await next(); ids.length > 0; ids = await next()) {
      await this.#move(tx, split, 'message', ids);
      const entries = await entriesOf(tx, ids);
      await this.#move(
        tx,
        split,
        'entry',
        entries.map(({ id }) => id),
      );
      await this.#move(tx, split, 'task', await tasksOf(tx, ids));
      await this.references.follow(tx, regroupingId, ids, to);
      messages += ids.length;
    }
    // What waits to be sent answers the newest message, as the draft does.
    await this.#move(tx, split, 'entry', await waitingEntries(tx, from));
    await this.#move(tx, split, 'upload', await rowsOf('upload').some(tx, from));
    await this.companions.moveDraft(tx, from, to);
    await this.companions.copyLabels(tx, from, to);
    return messages;
  }

  async #move(
    tx: WorkspaceTransaction,
    { regroupingId, from, to }: Split,
    kind: MovedRows['kind'],
    ids: readonly string[],
  ): Promise<void> {
    if (ids.length === 0) return;
    await this.parts.note(tx, regroupingId, { kind, fromId: from, ids });
    await rowsOf(kind).move(tx, ids, from, to);
  }
}

export function rowsOf(kind: string): MovedRows {
  const rows = MOVED_ROWS.find((moved) => moved.kind === kind);
  if (rows === undefined) throw new Error(`Nothing of the kind ${kind} moves.`);
  return rows;
}
