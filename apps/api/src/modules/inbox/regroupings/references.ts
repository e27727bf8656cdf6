import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { keyOf } from '../../delivery/outbox/sending-key.js';
import { ownLeft } from '../correspondence/threads.js';
import { messageIdsOf, placesOf, setPlace } from './moved-references.repository.js';
import { entriesOf } from './moved-rows.repository.js';
import { Parts } from './parts.js';

/** Leads replies to where the messages are that they name. */
@Injectable()
export class References {
  constructor(private readonly parts: Parts) {}

  /** @param messageIds moved to the conversation, at most a few hundred. */
  async follow(
    tx: WorkspaceTransaction,
    regroupingId: string | null,
    messageIds: readonly string[],
    to: string,
  ): Promise<void> {
    const entries = (await entriesOf(tx, messageIds)).filter(({ channel }) => channel === 'email');
    const own = entries.flatMap(({ id, round }) =>
      Array.from({ length: round }, (_, sent) => ownLeft(keyOf({ id, round: sent + 1 }))),
    );
    const places = await placesOf(tx, [...(await messageIdsOf(tx, messageIds)), ...own]);
    for (const [fromId, rows] of Map.groupBy(places, ({ conversation_id }) => conversation_id)) {
      if (fromId === to) continue;
      const ids = rows.map(({ reference }) => reference);
      await this.parts.note(tx, regroupingId, { kind: 'reference', fromId, ids });
      await setPlace(tx, ids, to);
    }
  }
}
