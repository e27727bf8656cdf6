import { defineEntity, p } from '@mikro-orm/core';
import { amount, id, instant, workspaceId } from './columns.js';

export type HubEventSource = 'owner' | 'module' | 'concordia';

/** Events in commit order. */
export const HubEvent = defineEntity({
  name: 'HubEvent',
  tableName: 'hub_event',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    /** Counts up from 1 per workspace, without gaps, so that readers miss none. */
    seq: p.bigint('number'),
    topic: p.text(),
    /** JSON: an object. */
    payload: p.text(),
    source: p.text().$type<HubEventSource>(),
    moduleName: p.text().nullable(),
    idempotencyKey: p.text().nullable(),
    /** Never earlier than the previous event's. */
    publishedAt: instant(),
  },
  uniques: [{ name: 'hub_event_seq', properties: ['workspaceId', 'seq'] }],
  indexes: [{ name: 'hub_event_topic', properties: ['workspaceId', 'topic', 'seq'] }],
});

/** Idempotency keys, so that an event is published once. */
export const HubEventKey = defineEntity({
  name: 'HubEventKey',
  tableName: 'hub_event_key',
  properties: {
    workspaceId: p.uuid().primary(),
    key: p.text().primary(),
    /** SHA-256 of topic and payload in canonical form, in hexadecimal. */
    contentHash: p.text(),
    eventId: p.uuid(),
    eventSeq: p.bigint('number'),
  },
  indexes: [{ name: 'hub_event_key_seq', properties: ['workspaceId', 'eventSeq'] }],
});

type HubReplayState = 'queued' | 'running' | 'finished' | 'cancelled' | 'failed';

/** A replay: past events delivered again. */
export const HubReplay = defineEntity({
  name: 'HubReplay',
  tableName: 'hub_replay',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    state: p.text().$type<HubReplayState>(),
    /** A pattern; `**` for every topic. */
    topic: p.text(),
    since: instant(),
    until: instant(),
    /** The only subscription that receives them; `null` for all that match. */
    subscriptionId: p.uuid().nullable(),
    /** Number of matching events. */
    total: amount(),
    /** Number of events delivered again. */
    done: amount(),
    /** Sequence number of the last event examined. */
    position: amount(),
    /** Sequence number of the range's last event; 0 until known. */
    lastSeq: amount(),
    finishedAt: p.bigint('number').nullable(),
    createdAt: instant(),
    updatedAt: instant(),
  },
});
