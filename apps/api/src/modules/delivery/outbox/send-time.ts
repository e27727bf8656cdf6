import { DAY } from '@concordia/domain';
import { DomainFailure } from '../../../common/domain-failure.js';

/** Times further ahead than this are typing errors. */
const FURTHEST = 366 * DAY;

/** @throws DomainFailure `invalid` for a time that has passed, or is further ahead than a year. */
export function atLeast(now: number, sendAt: number): number {
  if (sendAt >= now && sendAt - now <= FURTHEST) return sendAt;
  const details = [{ field: 'body.sendAt', expected: 'an instant from now to a year ahead' }];
  throw new DomainFailure('invalid', 'BAD_SEND_TIME', 'A message can be sent from now to a year ahead.', details);
}
