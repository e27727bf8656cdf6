import type { QuantileSketch } from '@concordia/domain/flow';
import type { GraphRelationship, PlacedNode } from '@concordia/domain/graph';
import type { Insertable, Selectable } from 'kysely';
import { z } from 'zod';
import type { ScopedTables } from '../../../database/tables.js';

export type NodeRow = Selectable<ScopedTables['graph_node']>;
export type RelationshipRow = Selectable<ScopedTables['graph_relationship']>;
export type TieRow = Pick<RelationshipRow, 'from_id' | 'to_id' | 'strength' | 'last_at'>;
export type StateRow = Selectable<ScopedTables['graph_state']>;

const NO_REPLIES: QuantileSketch = { zero: 0, buckets: {} };

const sketchSchema = z.object({ zero: z.number(), buckets: z.record(z.string(), z.number()) });

/** Serializes a sketch; an empty one becomes an empty string. */
export const sketchText = (sketch: QuantileSketch): string =>
  sketch.zero === 0 && Object.keys(sketch.buckets).length === 0 ? '' : JSON.stringify(sketch);

export const sketchOfText = (text: string): QuantileSketch =>
  text === '' ? NO_REPLIES : sketchSchema.parse(JSON.parse(text));

export const nodeColumns = (node: PlacedNode) =>
  ({
    id: node.id,
    entity_type: node.entityType,
    name: node.name,
    contact_id: node.contactId,
    is_owner: node.isOwner ? 1 : 0,
    company_id: node.companyId,
    title: node.title,
    company: node.company,
    location: node.location,
    domain: node.domain,
    employees: node.employees,
    messages_sent: node.messagesSent,
    messages_received: node.messagesReceived,
    last_message_at: node.lastMessageAt,
    last_reply_at: node.lastReplyAt,
    median_reply_minutes: node.medianReplyMinutes,
    activity_points: node.activityPoints,
    activity_at: node.activityAt,
  }) satisfies Insertable<ScopedTables['graph_node']>;

export const nodeOfRow = (row: NodeRow): PlacedNode => ({
  id: row.id,
  entityType: row.entity_type,
  name: row.name,
  contactId: row.contact_id,
  isOwner: row.is_owner === 1,
  companyId: row.company_id,
  title: row.title,
  company: row.company,
  location: row.location,
  domain: row.domain,
  employees: row.employees,
  messagesSent: row.messages_sent,
  messagesReceived: row.messages_received,
  lastMessageAt: row.last_message_at,
  lastReplyAt: row.last_reply_at,
  medianReplyMinutes: row.median_reply_minutes,
  activityPoints: row.activity_points,
  activityAt: row.activity_at,
});

export const relationshipColumns = (one: GraphRelationship) =>
  ({
    from_id: one.from,
    to_id: one.to,
    kind: one.kind,
    messages: one.messages,
    threads: one.threads,
    first_at: one.firstAt,
    last_at: one.lastAt,
    replies: sketchText(one.replies),
    median_reply_minutes: one.medianReplyMinutes,
    strength: one.strength,
  }) satisfies Insertable<ScopedTables['graph_relationship']>;
