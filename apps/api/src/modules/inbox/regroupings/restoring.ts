import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { Companions } from './companions.js';
import { addLabels, removeLabels } from './companions.repository.js';
import { conversationsOf, setPlace } from './moved-references.repository.js';
import { AT_ONCE, type ChatPlace, hadPlace, storedSince } from './moved-rows.repository.js';
import { rowsOf } from './parting.js';
import { type Part, Parts } from './parts.js';
import { References } from './references.js';
import type { HeldConversation, RegroupingRow } from './regroupings.repository.js';
import { RegroupingsRepository } from './regroupings.repository.js';

const ThreadSchema = z.array(z.string());

/** Takes a merge back: everything that moved returns, and what arrived since goes where it would have gone. */
@Injectable()
export class Restoring {
  constructor(
    private readonly rows: RegroupingsRepository,
    private readonly companions: Companions,
    private readonly references: References,
    private readonly parts: Parts,
  ) {}

  async run(
    tx: WorkspaceTransaction,
    { id, conversation_id: kept, created_at }: RegroupingRow,
    others: readonly HeldConversation[],
  ): Promise<void> {
    for await (const part of this.parts.of(tx, id)) await moveBack(tx, part, kept);
    // In reverse, as their texts were joined.
    for (const other of others.toReversed()) await this.companions.partDraft(tx, kept, other.id);
    await this.rows.setMergedInto(
      tx,
      others.map((other) => other.id),
      null,
    );
    await this.#moveArrived(tx, kept, created_at, others);
  }

  async #moveArrived(
    tx: WorkspaceTransaction,
    kept: string,
    since: number,
    others: readonly HeldConversation[],
  ): Promise<void> {
    for (let after = ''; ; ) {
      const arrived = await storedSince(tx, kept, since, after);
      for (const message of arrived) {
        const home = await this.#homeOf(tx, message, kept, since, others);
        if (home === undefined) continue;
        await rowsOf('message').move(tx, [message.id], kept, home);
        await this.references.follow(tx, null, [message.id], home);
      }
      const last = arrived.at(-1);
      if (last === undefined || arrived.length < AT_ONCE) return;
      after = last.id;
    }
  }

  /** The restored conversation of the message it answers, or else the one that alone had its account or its channel. */
  async #homeOf(
    tx: WorkspaceTransaction,
    { channel, account_id: accountId, thread }: Awaited<ReturnType<typeof storedSince>>[number],
    kept: string,
    since: number,
    others: readonly HeldConversation[],
  ): Promise<string | undefined> {
    const named = ThreadSchema.parse(JSON.parse(thread ?? '[]')).toReversed();
    const places = await conversationsOf(tx, channel, named);
    const nearest = named.find((id) => places.has(id));
    if (nearest !== undefined) return others.find(({ id }) => id === places.get(nearest))?.id;
    if (channel === 'email') return undefined;
    const had = (place: ChatPlace) => hadPlace(tx, kept, place, since);
    const onChannel = others.filter(
      (other) => other.channel === channel || (other.channels ?? '').includes(`,${channel},`),
    );
    const byAccount = onChannel.find(({ account_id }) => account_id !== null && account_id === accountId);
    if (byAccount !== undefined && !(await had({ channel, accountId }))) return byAccount.id;
    return (await had({ channel, accountId: null })) ? undefined : onChannel[0]?.id;
  }
}

async function moveBack(tx: WorkspaceTransaction, { kind, fromId, ids }: Part, kept: string): Promise<void> {
  if (kind === 'label') await addLabels(tx, fromId, ids);
  else if (kind === 'added label') await removeLabels(tx, kept, ids);
  else if (kind === 'reference') await setPlace(tx, ids, fromId);
  else await rowsOf(kind).move(tx, ids, kept, fromId);
}
