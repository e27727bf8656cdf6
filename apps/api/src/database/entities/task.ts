import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';
import { Contact } from './contact.js';
import { Conversation } from './conversation.js';
import { Message } from './message.js';

/** A to-do. Tasks about a contact are deleted with the contact. */
export const Task = defineEntity({
  name: 'Task',
  tableName: 'task',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    kind: p.text().$type<'task' | 'follow_up'>(),
    title: p.text(),
    note: p.text().nullable(),
    /** `NEVER_DUE` if it has no due time. */
    dueAt: instant(),
    state: p.text().$type<'open' | 'done'>().default('open'),
    doneAt: p.bigint('number').nullable(),
    contact: () => p.manyToOne(Contact).ref().nullable().index(false).deleteRule('cascade'),
    message: () => p.manyToOne(Message).ref().nullable().index(false).deleteRule('set null'),
    conversation: () => p.manyToOne(Conversation).ref().nullable().index(false).deleteRule('set null'),
    assigneeId: p.uuid().nullable(),
    createdAt: instant(),
  },
  indexes: [
    { name: 'task_by_due', properties: ['workspaceId', 'dueAt', 'id'] },
    { name: 'task_by_state', properties: ['workspaceId', 'state', 'dueAt', 'id'] },
    { name: 'task_done', properties: ['workspaceId', 'doneAt', 'id'] },
    { name: 'task_by_contact', properties: ['contact', 'dueAt', 'id'] },
    { name: 'task_by_message', properties: ['message', 'state', 'dueAt'] },
    { name: 'task_by_conversation', properties: ['conversation'] },
  ],
});
