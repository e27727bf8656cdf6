import type { HubEvent } from '@concordia/contract/hub';
import { z } from 'zod';
import type { EventOutcome } from '../log/event-deliveries.js';
import type { LoggedEvent } from '../log/event-log.repository.js';

const PayloadSchema = z.record(z.string(), z.unknown());

export function hubEventOf(event: LoggedEvent, { status, attempts }: EventOutcome): HubEvent {
  return {
    id: event.id,
    topic: event.topic,
    payload: PayloadSchema.parse(JSON.parse(event.payload)),
    idempotency_key: event.idempotency_key,
    status,
    attempts,
    published_at: new Date(event.published_at).toISOString(),
    source: event.source,
    module_name: event.module_name,
  };
}
