import { lazy } from 'react';

/** Loaded on demand: the audit table is large and last on the page; the token form opens rarely. */
export const AuditTable = lazy(() => import('./AuditTable').then((module) => ({ default: module.AuditTable })));
export const IssueTokenDialog = lazy(() =>
  import('./IssueTokenDialog').then((module) => ({ default: module.IssueTokenDialog })),
);
