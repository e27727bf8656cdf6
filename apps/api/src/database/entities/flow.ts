import { defineEntity, p } from '@mikro-orm/core';
import { amount, flag, id, instant, workspaceId } from './columns.js';

/**
 * A message came, went or changed in what the figures of days depend on. Triggers write this log, so that no way to the messages is forgotten; rows
 * are only added, so that writers never wait for each other.
 */
export const FlowChange = defineEntity({
  name: 'FlowChange',
  tableName: 'flow_change',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    conversationId: p.uuid(),
    /** When the message was sent. */
    sentAt: instant(),
  },
  indexes: [{ name: 'flow_change_by_conversation', properties: ['workspaceId', 'conversationId', 'sentAt'] }],
});

/** The figures of one day. A day without a row is one on which nothing ever happened. */
export const FlowDay = defineEntity({
  name: 'FlowDay',
  tableName: 'flow_day',
  properties: {
    workspaceId: p.uuid().primary(),
    /** `YYYY-MM-DD`, in the zone of the workspace's state. */
    day: p.text().primary(),
    /** JSON: a `DayTally` of the domain. */
    tally: p.text().default(''),
    /** Whether it is to be counted again. */
    isStale: flag(),
  },
  indexes: [{ name: 'flow_day_stale', properties: ['workspaceId', 'day'], where: 'is_stale = 1' }],
});

/** By whose clock days are kept; none before the first count. */
export const FlowState = defineEntity({
  name: 'FlowState',
  tableName: 'flow_state',
  properties: {
    workspaceId: p.uuid().primary(),
    /** IANA. */
    timeZone: p.text(),
    /** Counts up whenever a figure of a day does not stay what it was. */
    version: amount(),
  },
});
