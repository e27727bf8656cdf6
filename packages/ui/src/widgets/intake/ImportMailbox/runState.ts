import type { ImportRun } from '@concordia/api-client';

const activeStates: readonly ImportRun['state'][] = ['receiving', 'queued', 'asking', 'reading', 'sorting'];

export const isActive = ({ state }: ImportRun): boolean => activeStates.includes(state);

/** Whether it can resume where it stopped. */
export const isResumable = ({ state }: ImportRun): boolean => state === 'failed' || state === 'cancelled';
