import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';

/** The audit log. Append-only; old rows are deleted. */
export const HubAudit = defineEntity({
  name: 'HubAudit',
  tableName: 'hub_audit',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    at: instant(),
    /** `owner`, `concordia`, or the name of a module. */
    actor: p.text(),
    /** For example `token.issued`. */
    action: p.text(),
    /** A name or an id, never a secret. */
    subject: p.text(),
    detail: p.text().nullable(),
  },
  indexes: [{ name: 'hub_audit_by_time', properties: ['workspaceId', 'at', 'id'] }],
});
