import type { Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { channelBit } from '../../contact-records/contact.row.js';
import { type Arrived, ArrivedSinceRepository } from './arrived-since.repository.js';
import type { StoredMerge } from './merges.repository.js';

const AT_ONCE = 500;

const MailboxesSchema = z.array(z.object({ address: z.string().nullable() }));

/** Messages with the other contact's handles that were stored during a merge. */
@Injectable()
export class ArrivedSince {
  constructor(private readonly arrived: ArrivedSinceRepository) {}

  /** Moves them to the other contact. Call it after the handles have moved back. */
  async moveBack(tx: WorkspaceTransaction, merge: StoredMerge): Promise<void> {
    const [theirs, kept] = [await this.#handlesOf(tx, merge.other_id), await this.#handlesOf(tx, merge.kept_id)];
    for (let after: Cursor | null = null; ; ) {
      const rows: Arrived[] = await this.arrived.list(tx, merge, AT_ONCE, after);
      const last = rows.at(-1);
      if (last === undefined) return;
      after = { at: last.sent_at, id: last.id };
      const found = rows.filter((row) => belongs(row, merge.other_id, theirs, kept));
      if (found.length > 0) await this.arrived.give(tx, merge, found);
    }
  }

  async countOf(tx: WorkspaceTransaction, contactId: string) {
    const rows = await this.arrived.countByDirection(tx, contactId);
    const of = (wanted: string) => Number(rows.find(({ direction }) => direction === wanted)?.messages ?? 0);
    return {
      counts: {
        inbound_count: of('inbound'),
        outbound_count: of('outbound'),
        last_message_at: (await this.arrived.newestAt(tx, contactId)) ?? 0,
      },
      bits: (await this.arrived.channels(tx, contactId)).map(channelBit),
    };
  }

  async #handlesOf(tx: WorkspaceTransaction, contactId: string): Promise<Set<string>> {
    const points = await this.arrived.points(tx, contactId);
    return new Set(points.map(({ channel, handle }) => `${channel} ${handle}`));
  }
}

/** Decides by the handle; falls back to the conversation if neither contact has the handle. */
function belongs(row: Arrived, otherId: string, theirs: ReadonlySet<string>, kept: ReadonlySet<string>): boolean {
  const to = row.to_list === null ? [] : MailboxesSchema.parse(JSON.parse(row.to_list)).map(({ address }) => address);
  const named = row.direction === 'inbound' ? [row.from_address] : to;
  const known = named.flatMap((address) => (address === null ? [] : [`${row.channel} ${address.toLowerCase()}`]));
  if (known.some((handle) => theirs.has(handle))) return true;
  if (known.some((handle) => kept.has(handle))) return false;
  return row.conversation_contact === otherId;
}
