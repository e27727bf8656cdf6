import { Injectable } from '@nestjs/common';
import { EventDeliveries, type EventDelivery, type EventOutcome } from './event-deliveries.js';

/** Stands in until the module that delivers is there: nobody has subscribed to anything. */
@Injectable()
export class Unsubscribed extends EventDeliveries {
  override async outcomes(): Promise<ReadonlyMap<string, EventOutcome>> {
    return new Map();
  }
  override async of(): Promise<EventDelivery[]> {
    return [];
  }
  override async activeSubscriptions(): Promise<number> {
    return 0;
  }
  override async failedEvents(): Promise<number> {
    return 0;
  }
  override async checkSubscription(): Promise<void> {}
  override async offerAgain(): Promise<void> {}
}
