import type { ContactImport } from '@concordia/api-client';

const openStates: readonly ContactImport['state'][] = ['mapping', 'queued', 'running'];

/** Waiting for a mapping, queued, or running. */
export const isOpen = ({ state }: ContactImport): boolean => openStates.includes(state);

/** Leaves out files discarded before the import started. */
export const withoutLeft = (runs: readonly ContactImport[]): ContactImport[] =>
  runs.filter(({ state, startedAt, rowsRead }) => state !== 'cancelled' || startedAt !== null || rowsRead > 0);

/** The imports, newest first, with one replaced by the server's response. */
export const withRun = (runs: readonly ContactImport[], run: ContactImport): ContactImport[] =>
  [run, ...runs.filter(({ id }) => id !== run.id)].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt, 'en'));
