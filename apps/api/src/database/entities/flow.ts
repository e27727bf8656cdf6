import { defineEntity, p } from '@mikro-orm/core';
import { amount, flag, id, instant, workspaceId } from './columns.js';

/**
 * A message event that affects daily figures. Database triggers write this log, so that no code path is missed. Append-only, so that writers never
 * wait for each other.
 */
export const FlowChange = defineEntity({
  name: 'FlowChange',
  tableName: 'flow_change',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    conversationId: p.uuid(),
    sentAt: instant(),
  },
  indexes: [{ name: 'flow_change_by_conversation', properties: ['workspaceId', 'conversationId', 'sentAt'] }],
});

/** The figures of one day. No row means that nothing happened. */
export const FlowDay = defineEntity({
  name: 'FlowDay',
  tableName: 'flow_day',
  properties: {
    workspaceId: p.uuid().primary(),
    /** `YYYY-MM-DD`, in the time zone of the workspace's state. */
    day: p.text().primary(),
    /** JSON: a `DayTally` of the domain. */
    tally: p.text().default(''),
    isStale: flag(),
  },
  indexes: [{ name: 'flow_day_stale', properties: ['workspaceId', 'day'], where: 'is_stale = 1' }],
});

/** The time zone of days; no row before the first count. */
export const FlowState = defineEntity({
  name: 'FlowState',
  tableName: 'flow_state',
  properties: {
    workspaceId: p.uuid().primary(),
    /** IANA. */
    timeZone: p.text(),
    /** Increments whenever a day's figures change. */
    version: amount(),
  },
});
