import type { Delivery, DeliveryDetail } from '@concordia/contract/hub';
import type { AttemptRow, DeliveryRow } from './deliveries.repository.js';

const instantOf = (ms: number): string => new Date(ms).toISOString();
const instantOrNull = (ms: number | null): string | null => (ms === null ? null : instantOf(ms));

export function deliveryOf(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    event_id: row.event_id,
    topic: row.topic,
    status: row.state,
    attempts: row.attempts,
    next_attempt_at: instantOrNull(row.next_attempt_at),
    delivered_at: instantOrNull(row.delivered_at),
    last:
      row.last_at === null
        ? null
        : {
            at: instantOf(row.last_at),
            status_code: row.last_status_code,
            latency_ms: row.last_latency,
            problem: row.last_problem,
          },
  };
}

export const deliveryDetailOf = (row: DeliveryRow, attempts: readonly AttemptRow[]): DeliveryDetail => ({
  ...deliveryOf(row),
  attempts_made: attempts.map(({ at, status_code, latency, problem, request_excerpt, response_excerpt }) => ({
    at: instantOf(at),
    status_code,
    latency_ms: latency,
    problem,
    request_excerpt,
    response_excerpt,
  })),
});
