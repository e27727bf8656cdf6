import type { IngestEvent } from '@concordia/contract/intake';
import { DAY } from '@concordia/domain';

/** Allowed clock skew of the source, in ms. */
const LEAD = DAY;

export const NOT_YET = 'an instant that has passed';

export const isToCome = ({ timestamp }: IngestEvent, now: number): boolean => timestamp > now + LEAD;
