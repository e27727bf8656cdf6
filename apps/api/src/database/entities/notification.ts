import type { Channel } from '@concordia/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';
import { Contact } from './contact.js';
import { Message } from './message.js';
import { Task } from './task.js';

type NotificationKind =
  | 'urgent_message'
  | 'send_failed'
  | 'task_due'
  | 'snooze_ended'
  | 'channel_expired'
  | 'brief_ready'
  | 'campaign_stopped'
  | 'webhook_disabled'
  | 'template_decided';

/** Something to notify a person of once. Deleted with its subject. */
export const Notification = defineEntity({
  name: 'Notification',
  tableName: 'notification',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    kind: p.text().$type<NotificationKind>(),
    /** Identifies the occurrence, so that it is notified once. */
    dedupeKey: p.text(),
    /** The message's subject or the task's title. */
    title: p.text().nullable(),
    reason: p.text().nullable(),
    channel: p.text().$type<Channel>().nullable(),
    message: () => p.manyToOne(Message).ref().nullable().index(false).deleteRule('cascade'),
    task: () => p.manyToOne(Task).ref().nullable().index(false).deleteRule('cascade'),
    contact: () => p.manyToOne(Contact).ref().nullable().index(false).deleteRule('cascade'),
    createdAt: instant(),
    seenAt: p.bigint('number').nullable(),
  },
  uniques: [{ name: 'notification_dedupe', properties: ['workspaceId', 'dedupeKey'] }],
  indexes: [
    { name: 'notification_newest', properties: ['workspaceId', 'createdAt', 'id'] },
    { name: 'notification_unseen', properties: ['workspaceId', 'seenAt', 'createdAt'] },
    { name: 'notification_by_message', properties: ['message'] },
    { name: 'notification_by_task', properties: ['task'] },
    { name: 'notification_by_contact', properties: ['contact'] },
  ],
});
