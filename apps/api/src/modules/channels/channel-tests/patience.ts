import { SECOND } from '@concordia/domain';
import { Injectable } from '@nestjs/common';

/** Timeout of one test, in ms (specification, section 9). */
const LONGEST = 8 * SECOND;

/** Injectable, so that tests can shorten the timeout. */
@Injectable()
export class Patience {
  begin(): AbortSignal {
    return AbortSignal.timeout(LONGEST);
  }
}
