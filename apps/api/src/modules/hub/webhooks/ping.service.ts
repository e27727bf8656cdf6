import type { Delivery } from '@concordia/contract/hub';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { DeliveriesService } from './deliveries.service.js';
import { requestExcerpt, responseExcerpt } from './delivery/excerpts.js';
import { HttpSender } from './delivery/http-sender.js';
import { OutboundEvent } from './delivery/outbound-event.js';
import { roundOf } from './delivery/round.js';
import { deliveryOf } from './delivery.json.js';
import { Keyring } from './signing/keyring.js';

const PING = 'webhook.ping';

/** Tests a receiver with a single request. A ping is not an event and is never retried. */
@Injectable()
export class PingService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly deliveries: DeliveriesRepository,
    private readonly service: DeliveriesService,
    private readonly sender: HttpSender,
    private readonly keyring: Keyring,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async ping(subscriptionId: string): Promise<Delivery> {
    const row = await this.service.sendable(subscriptionId);
    const round = roundOf(row, this.keyring, this.clock.now());
    const payload = JSON.stringify({ subscription_id: subscriptionId });
    const named = { id: this.ids.next(), seq: 0, topic: PING };
    const event = new OutboundEvent({ ...named, payload, published_at: this.clock.now() });
    const { at, statusCode, latency, problem, response } = await this.sender.send(event, round);
    const delivery = {
      id: this.ids.next(),
      subscription_id: subscriptionId,
      event_id: named.id,
      event_seq: named.seq,
      topic: named.topic,
      state: problem === null ? ('delivered' as const) : ('failed' as const),
      attempts: 1,
      next_attempt_at: null,
      delivered_at: problem === null ? at : null,
      last_at: at,
      last_status_code: statusCode,
      last_latency: latency,
      last_problem: problem,
      created_at: at,
    };
    const excerpts = {
      request_excerpt: requestExcerpt(event, round.url, at),
      response_excerpt: responseExcerpt(response),
    };
    const outcome = { at, status_code: statusCode, latency, problem, ...excerpts };
    await this.db.write(async (tx) => {
      await this.deliveries.insertPing(tx, delivery, { id: this.ids.next(), delivery_id: delivery.id, ...outcome });
    });
    return deliveryOf(delivery);
  }
}
