import { SECOND } from '@concordia/domain';
import { Injectable } from '@nestjs/common';

/** How long one test may take, in ms (specification, section 9). */
const LONGEST = 8 * SECOND;

/** How long a provider is waited for. */
@Injectable()
export class Patience {
  /** A signal that aborts when it has taken too long. */
  begin(): AbortSignal {
    return AbortSignal.timeout(LONGEST);
  }
}
