import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';

/** Who did what to the workspace. Rows are only ever added, and removed when they are old. */
export const HubAudit = defineEntity({
  name: 'HubAudit',
  tableName: 'hub_audit',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    at: instant(),
    /** `owner`, `concordia`, or the name of a module. */
    actor: p.text(),
    /** What was done: `token.issued`. */
    action: p.text(),
    /** What it was done to: a name or an id, never a secret. */
    subject: p.text(),
    detail: p.text().nullable(),
  },
  indexes: [{ name: 'hub_audit_by_time', properties: ['workspaceId', 'at', 'id'] }],
});
