import type { DeadLetter, DeadLetterListQuery, DeadLetterSummary } from '@concordia/contract/intake';
import { encodeCursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { excerptOf } from '../../../common/excerpt.js';
import type { Page } from '../../../common/page.js';
import { cursorOf } from '../../../common/paging.js';
import { ChangeLog } from '../../../database/change-log.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { EntryChangesService } from '../../delivery/outbox/entry-changes.service.js';
import { Rereading } from '../inbound/rereading.js';
import { DeadLettersRepository, type IncomingRow, type OutgoingRow } from './dead-letters.repository.js';

interface Placed {
  readonly at: number;
  readonly letter: DeadLetter;
}

/** Messages that could not be read or sent. A person reviews, retries or dismisses them. */
@Injectable()
export class DeadLettersService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly letters: DeadLettersRepository,
    private readonly rereading: Rereading,
    private readonly outbox: EntryChangesService,
    private readonly changes: ChangeLog,
    private readonly clock: Clock,
  ) {}

  async list(query: DeadLetterListQuery): Promise<Page<DeadLetter>> {
    const after = cursorOf(query);
    const { direction, limit } = query;
    const incoming = direction === 'out' ? [] : await this.letters.incoming(query, limit + 1, after);
    const outgoing = direction === 'in' ? [] : await this.letters.outgoing(query, limit + 1, after);
    const all = [...incoming.map(placedIncoming), ...outgoing.map(placedOutgoing)].toSorted(newestFirst);
    const shown = all.slice(0, limit);
    const last = shown.at(-1);
    const nextCursor =
      all.length > limit && last !== undefined ? encodeCursor({ at: last.at, id: last.letter.id }) : null;
    return { items: shown.map(({ letter }) => letter), total: await this.#total(query), nextCursor };
  }

  async summary(): Promise<DeadLetterSummary> {
    const [incoming, outgoing] = [await this.letters.countIncoming(), await this.letters.countOutgoing()];
    const byChannel = Map.groupBy([...incoming, ...outgoing], ({ channel }) => channel);
    return {
      total: sum(incoming) + sum(outgoing),
      incoming: sum(incoming),
      outgoing: sum(outgoing),
      byChannel: [...byChannel]
        .flatMap(([channel, counts]) => (channel === null ? [] : [{ channel, count: sum(counts) }]))
        .toSorted((one, another) => (one.channel < another.channel ? -1 : 1)),
    };
  }

  /** @throws DomainFailure `conflict` if it is still unreadable, or may not be sent now. */
  async retry(id: string): Promise<DeadLetter> {
    const incoming = await this.letters.findIncoming(id);
    if (incoming !== undefined) {
      await this.rereading.take(incoming);
      return placedIncoming(incoming).letter;
    }
    const outgoing = await this.#outgoing(id);
    if (outgoing.message_id === null) await this.outbox.sendNow(id);
    else await this.outbox.retry(outgoing.message_id);
    return placedOutgoing(outgoing).letter;
  }

  async dismiss(id: string): Promise<DeadLetter> {
    const incoming = await this.letters.findIncoming(id);
    const { letter } = incoming === undefined ? placedOutgoing(await this.#outgoing(id)) : placedIncoming(incoming);
    await this.db.write(async (tx) => {
      if (letter.direction === 'in') await this.letters.dismissIncoming(tx, id);
      else await this.letters.dismissOutgoing(tx, id, this.clock.now());
      // No screen shows envelopes; the list of failed ones refreshes with the outbox.
      this.changes.mention(tx, ['outbox']);
    });
    return letter;
  }

  async #outgoing(id: string): Promise<OutgoingRow> {
    const row = await this.letters.findOutgoing(id);
    if (row !== undefined) return row;
    throw new DomainFailure('not-found', 'DEAD_LETTER_NOT_FOUND', 'The dead letter was not found.');
  }

  async #total({ direction, channel }: DeadLetterListQuery): Promise<number> {
    const counts = [
      ...(direction === 'out' ? [] : await this.letters.countIncoming()),
      ...(direction === 'in' ? [] : await this.letters.countOutgoing()),
    ];
    return sum(counts.filter((one) => channel === undefined || one.channel === channel));
  }
}

const sum = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((total, { count }) => total + count, 0);

const newestFirst = (one: Placed, another: Placed): number =>
  another.at - one.at || (one.letter.id < another.letter.id ? 1 : -1);

function placedIncoming({ id, provider, channel, raw, form, failure, received_at: at }: IncomingRow): Placed {
  const letter = {
    id,
    direction: 'in',
    channel,
    provider,
    at: new Date(at).toISOString(),
    code: form === 'text' || form === 'base64' ? 'malformed' : 'unreadable',
    reason: failure ?? 'The event could not be read.',
    providerCode: null,
    excerpt: form === 'text' || form === 'event' ? excerptOf(raw) : '',
    messageId: null,
  } as const;
  return { at, letter };
}

function placedOutgoing(row: OutgoingRow): Placed {
  const letter = {
    id: row.id,
    direction: 'out',
    channel: row.channel,
    provider: row.provider,
    at: new Date(row.send_at).toISOString(),
    code: row.failure_code ?? 'rejected',
    reason: row.failure_message ?? 'The message was not delivered.',
    providerCode: row.provider_code,
    // A person wrote it; the conversation already shows it unredacted.
    excerpt: row.content.slice(0, 200).toWellFormed(),
    messageId: row.message_id,
  } as const;
  return { at: row.send_at, letter };
}
