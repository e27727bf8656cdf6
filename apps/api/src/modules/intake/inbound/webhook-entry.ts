import type { RawWebhook, WebhookHead } from '@concordia/channels/port';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainFailure } from '../../../common/domain-failure.js';
import { PublicAddress } from '../../channels/connections/public-address.js';
import { announcedLength, headOf, readWebhook } from './read-webhook.js';
import { WebhookTraffic } from './webhook-traffic.js';

/** Lets bodies in through the webhook routes: within their size, and within what a route may hold. */
@Injectable()
export class WebhookEntry {
  constructor(
    private readonly traffic: WebhookTraffic,
    private readonly front: PublicAddress,
  ) {}

  /**
   * Reads a webhook, and counts its body among those of its route until it is answered.
   *
   * @param largest the largest body, in bytes.
   * @param admit looks at what is known before the body is read, and may refuse it by throwing.
   * @throws DomainFailure for a body that is too large, and when the route is at its limit.
   */
  async through<Result>(
    request: FastifyRequest,
    route: string,
    largest: number,
    admit: (head: WebhookHead) => void,
    answer: (webhook: RawWebhook) => Promise<Result>,
  ): Promise<Result> {
    const announced = announcedLength(request);
    if (announced > largest) throw tooLarge(largest);
    const head = headOf(request, this.front.publicUrl);
    admit(head);
    const stop = new AbortController();
    const passage = this.traffic.enter(route, announced, (reason) => stop.abort(reason));
    try {
      let size = 0;
      const arriving = (bytes: number) => {
        size += bytes;
        if (size > largest) throw tooLarge(largest);
        passage.arrived(bytes);
      };
      const webhook = await readWebhook(request, head, arriving, stop.signal);
      passage.complete();
      return await answer(webhook);
    } finally {
      passage.leave();
    }
  }
}

const tooLarge = (largest: number) =>
  new DomainFailure('too-large', 'WEBHOOK_TOO_LARGE', `A webhook has at most ${largest} bytes.`);
