import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { EventLog } from '../log/event-log.js';
import type { LoggedEvent, NewEvent } from '../log/event-log.repository.js';
import { EventKeysRepository } from './event-keys.repository.js';
import { EventsRepository } from './events.repository.js';

export interface Publishing {
  readonly event: NewEvent;
  /** SHA-256 of topic and payload in canonical form; `null` without an idempotency key. */
  readonly contentHash: string | null;
}

/** The new event, or the one published earlier under the key; `null` if the key was used for different content. */
export type Published = LoggedEvent | null;

interface Key {
  readonly contentHash: string;
  /** Index among the new events, or the id of an existing one. */
  readonly event: { readonly fresh: number } | { readonly id: string };
}

/** Appends events, publishing each idempotency key only once. */
@Injectable()
export class KeyedAppend {
  constructor(
    private readonly keys: EventKeysRepository,
    private readonly events: EventsRepository,
    private readonly log: EventLog,
  ) {}

  /** @returns one result per publishing, in order. */
  async append(tx: WorkspaceTransaction, publishings: readonly Publishing[]): Promise<Published[]> {
    const keys = await this.#knownKeys(tx, publishings);
    const fresh: Publishing[] = [];
    const places = publishings.map((publishing) => {
      const { event, contentHash } = publishing;
      const known = event.idempotency_key === null ? undefined : keys.get(event.idempotency_key);
      if (known !== undefined) return known.contentHash === contentHash ? known.event : null;
      const place = { fresh: fresh.push(publishing) - 1 };
      if (event.idempotency_key !== null && contentHash !== null)
        keys.set(event.idempotency_key, { contentHash, event: place });
      return place;
    });
    const logged = await this.log.append(
      tx,
      fresh.map(({ event }) => event),
    );
    await this.#remember(tx, fresh, logged);
    const known = await this.#events(
      tx,
      places.flatMap((place) => (place !== null && 'id' in place ? [place.id] : [])),
    );
    return places.map((place) => {
      if (place === null) return null;
      return ('id' in place ? known.get(place.id) : logged[place.fresh]) ?? null;
    });
  }

  /** The keys already in use. The lock keeps others from taking one before the append. */
  async #knownKeys(tx: WorkspaceTransaction, publishings: readonly Publishing[]): Promise<Map<string, Key>> {
    const wanted = new Set(publishings.flatMap(({ event }) => event.idempotency_key ?? []));
    const rows = await this.keys.findForUpdate(tx, [...wanted]);
    return new Map(rows.map((row) => [row.key, { contentHash: row.content_hash, event: { id: row.event_id } }]));
  }

  async #remember(
    tx: WorkspaceTransaction,
    fresh: readonly Publishing[],
    logged: readonly LoggedEvent[],
  ): Promise<void> {
    const rows = logged.flatMap(({ id, seq, idempotency_key: key }, index) => {
      const hash = fresh[index]?.contentHash ?? null;
      return key === null || hash === null ? [] : [{ key, content_hash: hash, event_id: id, event_seq: seq }];
    });
    await this.keys.insert(tx, rows);
  }

  async #events(tx: WorkspaceTransaction, ids: readonly string[]): Promise<ReadonlyMap<string, LoggedEvent>> {
    const events = await this.events.findAll(tx, [...new Set(ids)]);
    return new Map(events.map((event) => [event.id, event]));
  }
}
