import type { GraphStats } from '@concordia/api-client';

/** Whether the graph holds only its owner, who is always there. */
export const isBare = ({ people, companies }: GraphStats): boolean => people <= 1 && companies === 0;
