import { defineEntity, p } from '@mikro-orm/core';
import { amount, flag, id, instant, workspaceId } from './columns.js';
import { Conversation } from './conversation.js';

/** A label that groups conversations. */
export const Project = defineEntity({
  name: 'Project',
  tableName: 'project',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    name: p.text(),
    /** The name as it is compared: two projects that differ in case alone are one. */
    nameKey: p.text(),
    /** Its place in the list, from 0. */
    position: p.integer(),
    createdAt: instant(),
  },
  uniques: [{ name: 'project_name', properties: ['workspaceId', 'nameKey'] }],
});

/** Which conversations a project groups, with what the list of projects adds up; see modules/inbox/projects/label-counts.repository.ts. */
export const ConversationProject = defineEntity({
  name: 'ConversationProject',
  tableName: 'conversation_project',
  properties: {
    workspaceId: p.uuid().primary(),
    conversation: () => p.manyToOne(Conversation).primary().ref().index(false).deleteRule('cascade'),
    project: () => p.manyToOne(Project).primary().ref().index(false).deleteRule('cascade'),
    /** Whether a message of it is not completed, and not put off. */
    isOpen: flag(),
    /** How many messages of it came in, are unread, and not put off. */
    unreadCount: amount(),
  },
  indexes: [
    { name: 'conversation_project_by_project', properties: ['project', 'conversation'] },
    { name: 'conversation_project_by_conversation', properties: ['conversation'] },
    { name: 'conversation_project_counts', properties: ['workspaceId', 'project', 'isOpen', 'unreadCount'] },
  ],
});
