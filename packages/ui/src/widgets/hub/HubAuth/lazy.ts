import { lazy } from 'react';

/** Tables are heavy, and the log stands last; the form of a token is opened seldom. */
export const AuditTable = lazy(() => import('./AuditTable').then((module) => ({ default: module.AuditTable })));
export const IssueTokenDialog = lazy(() =>
  import('./IssueTokenDialog').then((module) => ({ default: module.IssueTokenDialog })),
);
