import type { GraphStats } from '@concordia/api-client';

/** Whether nobody is in the graph besides its owner, who is there from the beginning. */
export const isBare = ({ people, companies }: GraphStats): boolean => people <= 1 && companies === 0;
