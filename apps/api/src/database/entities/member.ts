import { defineEntity, p } from '@mikro-orm/core';
import { flag, id, instant, workspaceId } from './columns.js';

/** A team member. Each workspace has one owner. */
export const Member = defineEntity({
  name: 'Member',
  tableName: 'member',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    name: p.text(),
    /** Lowercase. */
    email: p.text().nullable(),
    isOwner: flag(),
    createdAt: instant(),
  },
  uniques: [{ name: 'member_email', properties: ['workspaceId', 'email'] }],
});
