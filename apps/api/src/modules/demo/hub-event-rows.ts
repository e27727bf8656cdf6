import { createHash } from 'node:crypto';
import type { World } from '@concordia/fixtures';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../database/tables.js';
import { canonical } from '../channels/setup-files/canonical.js';

interface HubEventRows {
  readonly hub_event: Insertable<ScopedTables['hub_event']>[];
  readonly hub_event_key: Insertable<ScopedTables['hub_event_key']>[];
}

export function hubEventRows({ hub }: World): HubEventRows {
  return {
    hub_event: hub.events.map(({ id, seq, topic, payload, source, moduleName, idempotencyKey, publishedAt }) => ({
      id,
      seq,
      topic,
      payload: JSON.stringify(payload),
      source,
      module_name: moduleName,
      idempotency_key: idempotencyKey,
      published_at: publishedAt,
    })),
    hub_event_key: hub.events.flatMap(({ id, seq, topic, payload, idempotencyKey: key }) =>
      key === null ? [] : [{ key, content_hash: hashOf({ topic, payload }), event_id: id, event_seq: seq }],
    ),
  };
}

const hashOf = (content: object): string => createHash('sha256').update(canonical(content)).digest('hex');
