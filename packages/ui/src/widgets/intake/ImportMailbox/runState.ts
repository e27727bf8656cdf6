import type { ImportRun } from '@concordia/api-client';

const activeStates: readonly ImportRun['state'][] = ['receiving', 'queued', 'reading', 'sorting'];

/** Whether it still works, or waits to. */
export const isActive = ({ state }: ImportRun): boolean => activeStates.includes(state);

/** Whether it can be taken up again where it stopped. */
export const isResumable = ({ state }: ImportRun): boolean => state === 'failed' || state === 'cancelled';
