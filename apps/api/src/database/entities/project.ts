import { defineEntity, p } from '@mikro-orm/core';
import { amount, flag, id, instant, workspaceId } from './columns.js';
import { Conversation } from './conversation.js';

export const Project = defineEntity({
  name: 'Project',
  tableName: 'project',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    name: p.text(),
    /** The name for comparison: projects that differ only in case are the same. */
    nameKey: p.text(),
    /** Its position in the list, from 0. */
    position: p.integer(),
    createdAt: instant(),
  },
  uniques: [{ name: 'project_name', properties: ['workspaceId', 'nameKey'] }],
});

/** Conversations of a project, with the counts that the project list adds up; see modules/inbox/projects/label-counts.repository.ts. */
export const ConversationProject = defineEntity({
  name: 'ConversationProject',
  tableName: 'conversation_project',
  properties: {
    workspaceId: p.uuid().primary(),
    conversation: () => p.manyToOne(Conversation).primary().ref().index(false).deleteRule('cascade'),
    project: () => p.manyToOne(Project).primary().ref().index(false).deleteRule('cascade'),
    /** Whether any of its messages is neither completed nor snoozed. */
    isOpen: flag(),
    /** Number of unread, unsnoozed inbound messages. */
    unreadCount: amount(),
  },
  indexes: [
    { name: 'conversation_project_by_project', properties: ['project', 'conversation'] },
    { name: 'conversation_project_by_conversation', properties: ['conversation'] },
    { name: 'conversation_project_counts', properties: ['workspaceId', 'project', 'isOpen', 'unreadCount'] },
  ],
});
