import { defineEntity, p } from '@mikro-orm/core';
import { amount, flag, id, instant, workspaceId } from './columns.js';
import { Message } from './message.js';

/** A reply that was prepared for a message. */
export const Suggestion = defineEntity({
  name: 'Suggestion',
  tableName: 'suggestion',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    message: () => p.manyToOne(Message).ref().index(false).deleteRule('cascade'),
    /** Its place in the list, from 0. */
    position: p.integer(),
    type: p.text().$type<'acknowledgment' | 'custom_reply'>(),
    content: p.text(),
    /** Percent. */
    confidence: p.integer(),
    source: p.text().$type<'embedded' | 'llm'>(),
    /** JSON: a list of { quote, messageId }. */
    grounds: p.text().default('[]'),
    /** When it was last put into a reply; `null` when it never was. */
    usedAt: p.bigint('number').nullable(),
    useCount: amount(),
    /** 0 once the conversation went on without it: it is kept for the record of its use. */
    isCurrent: flag(),
    createdAt: instant(),
  },
  indexes: [{ name: 'suggestion_by_message', properties: ['message', 'position'] }],
});

/** Which state of its conversation a message's suggestions were made for. */
export const SuggestionState = defineEntity({
  name: 'SuggestionState',
  tableName: 'suggestion_state',
  properties: {
    message: () => p.manyToOne(Message).ref().primary().deleteRule('cascade'),
    workspaceId: workspaceId(),
    /** The newest message of the conversation at the time. */
    newestMessageId: p.uuid(),
    /** Which model: a newer one computes anew. */
    model: p.text(),
    computedAt: instant(),
  },
});

/** What was asked of a paid model on one day. */
export const ModelUsage = defineEntity({
  name: 'ModelUsage',
  tableName: 'model_usage',
  properties: {
    workspaceId: p.uuid().primary(),
    /** A calendar day in UTC, YYYY-MM-DD. */
    day: p.text().primary(),
    calls: amount(),
    failures: amount(),
    tokens: amount(),
  },
});
