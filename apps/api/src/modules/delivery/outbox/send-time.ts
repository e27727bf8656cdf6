import { DAY } from '@concordia/domain';
import { DomainFailure } from '../../../common/domain-failure.js';

/** Later times are assumed to be typing errors. */
const FURTHEST = 366 * DAY;

/** @throws DomainFailure `invalid` if the time has passed or is more than a year ahead. */
export function atLeast(now: number, sendAt: number): number {
  if (sendAt >= now && sendAt - now <= FURTHEST) return sendAt;
  const details = [{ field: 'body.sendAt', expected: 'an instant from now to a year ahead' }];
  throw new DomainFailure(
    'invalid',
    'BAD_SEND_TIME',
    'The send time must be between now and a year from now.',
    details,
  );
}
