import type { ContactImport } from '@concordia/api-client';

const openStates: readonly ContactImport['state'][] = ['mapping', 'queued', 'running'];

/** Whether it waits for somebody, for its turn, or works. */
export const isOpen = ({ state }: ContactImport): boolean => openStates.includes(state);

/** Imports without the files that were put aside before they were started: of those there is nothing to tell. */
export const withoutLeft = (runs: readonly ContactImport[]): ContactImport[] =>
  runs.filter(({ state, startedAt, rowsRead }) => state !== 'cancelled' || startedAt !== null || rowsRead > 0);

/** Imports, newest first, with one as the server has just described it. */
export const withRun = (runs: readonly ContactImport[], run: ContactImport): ContactImport[] =>
  [run, ...runs.filter(({ id }) => id !== run.id)].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt, 'en'));
