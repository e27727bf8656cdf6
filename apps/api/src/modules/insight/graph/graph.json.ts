import type { GraphNode, Neighborhood } from '@concordia/contract/insight';
import type { NodeRow, RelationshipRow } from './graph.rows.js';

/** Six digits: enough to read, and below the rounding differences between ways of computing a figure. */
export const figure = (value: number): number => Number(value.toPrecision(6));

/** `null` for 0, which stands for never. */
export const instantOf = (instant: number): string | null => (instant === 0 ? null : new Date(instant).toISOString());

export const nodeJson = (row: NodeRow): Omit<GraphNode, 'selectors'> => ({
  entity_type: row.entity_type,
  entity_id: row.id,
  name: row.name,
  contactId: row.contact_id,
  isOwner: row.is_owner === 1,
  properties: {
    ...(row.title !== null && { title: row.title }),
    ...(row.company !== null && { company: row.company }),
    ...(row.location !== null && { location: row.location }),
    ...(row.domain !== null && { domain: row.domain }),
    ...(row.entity_type === 'Company' && { employees: String(row.employees) }),
  },
  analytics: {
    pagerank: figure(row.pagerank),
    engagement_score: figure(row.engagement_score),
    messages_received: row.messages_received,
    messages_sent: row.messages_sent,
    median_reply_minutes: row.median_reply_minutes === null ? null : figure(row.median_reply_minutes),
    last_reply_at: instantOf(row.last_reply_at),
  },
});

export const neighborJson = (row: NodeRow): Neighborhood['center'] => ({
  entity_type: row.entity_type,
  entity_id: row.id,
  name: row.name,
  pagerank: figure(row.pagerank),
  contactId: row.contact_id,
  isOwner: row.is_owner === 1,
});

export const relationshipJson = (row: RelationshipRow): Neighborhood['relationships'][number] => ({
  from: row.from_id,
  to: row.to_id,
  kind: row.kind,
  messages: row.messages,
  lastAt: instantOf(row.last_at),
  median_reply_minutes: row.median_reply_minutes === null ? null : figure(row.median_reply_minutes),
});
