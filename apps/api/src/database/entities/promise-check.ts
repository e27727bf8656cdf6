import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';
import { Message } from './message.js';

/** A promise that was checked off. Promises are read from texts, so it is known by its message and its words. */
export const PromiseCheck = defineEntity({
  name: 'PromiseCheck',
  tableName: 'promise_check',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    message: () => p.manyToOne(Message).ref().index(false).deleteRule('cascade'),
    /** The sentence, verbatim: at most 300 characters. */
    quote: p.text(),
    keptAt: instant(),
    /** The message that kept it; `null` if it was checked off by hand. */
    keptBy: () => p.manyToOne(Message).ref().nullable().index(false).deleteRule('set null'),
  },
  uniques: [{ name: 'promise_check_of_promise', properties: ['message', 'quote'] }],
  indexes: [{ name: 'promise_check_by_keeper', properties: ['keptBy'] }],
});
