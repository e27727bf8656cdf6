import { defineEntity, p } from '@mikro-orm/core';
import { amount, id, instant, workspaceId } from './columns.js';

/** Who put an event on the bus. */
export type HubEventSource = 'owner' | 'module' | 'concordia';

/** What happened, in the order in which it was committed. */
export const HubEvent = defineEntity({
  name: 'HubEvent',
  tableName: 'hub_event',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    /** Counts up from 1 in each workspace, without gaps; those who read by it never miss one. */
    seq: p.bigint('number'),
    topic: p.text(),
    /** JSON: an object. */
    payload: p.text(),
    source: p.text().$type<HubEventSource>(),
    /** Which module, when one published it. */
    moduleName: p.text().nullable(),
    idempotencyKey: p.text().nullable(),
    /** Never earlier than that of the event before. */
    publishedAt: instant(),
  },
  uniques: [{ name: 'hub_event_seq', properties: ['workspaceId', 'seq'] }],
  indexes: [{ name: 'hub_event_topic', properties: ['workspaceId', 'topic', 'seq'] }],
});

/** The key under which an event was published, so that it is published once. */
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

/** Events of a while, on their way to be delivered once more. */
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
    /** The only subscription that is offered them; `null` offers them to all that match. */
    subscriptionId: p.uuid().nullable(),
    /** How many match. */
    total: amount(),
    /** How many of these were offered. */
    done: amount(),
    /** The number of the last event that was looked at. */
    position: amount(),
    /** The number of the last event of the range; 0 until it is known. */
    lastSeq: amount(),
    finishedAt: p.bigint('number').nullable(),
    createdAt: instant(),
    updatedAt: instant(),
  },
});
