import type { RawWebhook, WebhookHead } from '@concordia/channels/port';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainFailure } from '../../../common/domain-failure.js';
import { PublicAddress } from '../../channels/connections/public-address.js';
import { announcedLength, headOf, readWebhook } from './read-webhook.js';
import { WebhookTraffic } from './webhook-traffic.js';

@Injectable()
export class WebhookEntry {
  constructor(
    private readonly traffic: WebhookTraffic,
    private readonly front: PublicAddress,
  ) {}

  /**
   * Reads a webhook and counts its body towards the route's limit until it is answered.
   *
   * @param largest in bytes.
   * @param admit checks the headers before the body is read; throws to reject them.
   * @throws DomainFailure if the body is too large, or the route is at its limit.
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
  new DomainFailure('too-large', 'WEBHOOK_TOO_LARGE', `A webhook can have at most ${largest} bytes.`);
