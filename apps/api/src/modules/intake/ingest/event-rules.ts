import type { IngestEvent } from '@concordia/contract/intake';
import { DAY } from '@concordia/domain';

/** How far another clock may be ahead of ours, in ms. */
const LEAD = DAY;

export const NOT_YET = 'an instant that has passed';

/** Whether an event is said to be of a time that is still to come. */
export const isToCome = ({ timestamp }: IngestEvent, now: number): boolean => timestamp > now + LEAD;
