import { defineEntity, p } from '@mikro-orm/core';
import { amount, flag, id, instant, workspaceId } from './columns.js';
import { Message } from './message.js';

export const Suggestion = defineEntity({
  name: 'Suggestion',
  tableName: 'suggestion',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    message: () => p.manyToOne(Message).ref().index(false).deleteRule('cascade'),
    /** Its position in the list, from 0. */
    position: p.integer(),
    type: p.text().$type<'acknowledgment' | 'custom_reply'>(),
    content: p.text(),
    /** Percent. */
    confidence: p.integer(),
    source: p.text().$type<'embedded' | 'llm' | 'memory'>(),
    /** JSON: a list of { quote, messageId }. */
    grounds: p.text().default('[]'),
    /** Of an answer from memory: the message that we answered so before. */
    answeredId: p.uuid().nullable(),
    /** When it was last inserted into a reply; `null` for never. */
    usedAt: p.bigint('number').nullable(),
    useCount: amount(),
    /** 0 once the conversation has moved on; kept for the usage record. */
    isCurrent: flag(),
    createdAt: instant(),
  },
  indexes: [{ name: 'suggestion_by_message', properties: ['message', 'position'] }],
});

/** The conversation state that a message's suggestions were computed for. */
export const SuggestionState = defineEntity({
  name: 'SuggestionState',
  tableName: 'suggestion_state',
  properties: {
    message: () => p.manyToOne(Message).ref().primary().deleteRule('cascade'),
    workspaceId: workspaceId(),
    /** The conversation's newest message at the time. */
    newestMessageId: p.uuid(),
    /** A newer model recomputes. */
    model: p.text(),
    computedAt: instant(),
  },
});

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
