import type { RawWebhook, WebhookHead } from '@concordia/channels/port';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainFailure } from '../../../common/domain-failure.js';
import { FrontDoor } from '../../channels/connections/front-door.js';
import { DoorTraffic } from './door-traffic.js';
import { announcedLength, headOf, readWebhook } from './read-webhook.js';

/** Lets bodies in through the doors: within their size, and within what a door may hold. */
@Injectable()
export class WebhookEntry {
  constructor(
    private readonly traffic: DoorTraffic,
    private readonly front: FrontDoor,
  ) {}

  /**
   * Reads a webhook, and counts its body among those of its door until it is answered.
   *
   * @param largest the largest body, in bytes.
   * @param admit looks at what is known before the body is read, and may refuse it by throwing.
   * @throws DomainFailure for a body that is too large, and when the door is full.
   */
  async through<Result>(
    request: FastifyRequest,
    door: string,
    largest: number,
    admit: (head: WebhookHead) => void,
    answer: (webhook: RawWebhook) => Promise<Result>,
  ): Promise<Result> {
    const announced = announcedLength(request);
    if (announced > largest) throw tooLarge(largest);
    const head = headOf(request, this.front.publicUrl);
    admit(head);
    const stop = new AbortController();
    const passage = this.traffic.enter(door, announced, (reason) => stop.abort(reason));
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
