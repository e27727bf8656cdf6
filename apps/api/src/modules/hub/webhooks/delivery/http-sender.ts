import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { OutgoingPosts } from '../../../../outgoing/outgoing-posts.js';
import { type Attempt, attempt } from './attempt.js';
import type { Round } from './delivery-worker.js';
import type { OutboundEvent } from './outbound-event.js';

/** Request timeout, in ms. */
const TIMEOUT = 15_000;

/** Makes one signed and timed request, within the network restrictions. */
@Injectable()
export class HttpSender {
  constructor(
    private readonly posts: OutgoingPosts,
    private readonly clock: Clock,
  ) {}

  send(event: OutboundEvent, { url, isTrusted, signer }: Round): Promise<Attempt> {
    const at = this.clock.now();
    const { body } = event;
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Concordia',
      ...signer(event.id, Math.floor(at / 1_000), body),
    };
    return attempt(at, () => this.posts.post({ url, headers, body, timeoutMs: TIMEOUT, isTrusted }));
  }
}
