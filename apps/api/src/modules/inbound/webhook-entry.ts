import type { RawWebhook } from '@concordia/channels/port';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainFailure } from '../../common/domain-failure.js';
import { FrontDoor } from '../channels/front-door.js';
import { DoorTraffic } from './door-traffic.js';
import { announcedLength, readWebhook } from './read-webhook.js';

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
   * @throws DomainFailure for a body that is too large, and when the door is full.
   */
  async through<Result>(
    request: FastifyRequest,
    door: string,
    largest: number,
    answer: (webhook: RawWebhook) => Promise<Result>,
  ): Promise<Result> {
    const announced = announcedLength(request);
    if (announced > largest) throw tooLarge(largest);
    const stop = new AbortController();
    const passage = this.traffic.enter(door, announced, (reason) => stop.abort(reason));
    try {
      let size = 0;
      const arriving = (bytes: number) => {
        size += bytes;
        if (size > largest) throw tooLarge(largest);
        passage.arrived(bytes);
      };
      const webhook = await readWebhook(request, this.front.publicUrl, arriving, stop.signal);
      passage.complete();
      return await answer(webhook);
    } finally {
      passage.leave();
    }
  }
}

const tooLarge = (largest: number) =>
  new DomainFailure('too-large', 'WEBHOOK_TOO_LARGE', `A webhook has at most ${largest} bytes.`);
