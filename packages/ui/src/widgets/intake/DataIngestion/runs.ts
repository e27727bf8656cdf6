import type { IngestRun } from '@concordia/api-client';

export const isActive = ({ state }: Pick<IngestRun, 'state'>): boolean => state === 'queued' || state === 'running';

export const newestFirst = (a: IngestRun, b: IngestRun): number => b.startedAt.localeCompare(a.startedAt, 'en');
