import { Injectable } from '@nestjs/common';
import { currentPrincipal } from '../../../database/request-context.js';
import { Sealing } from '../../../sealing/sealing.js';
import type { SubscriptionRow } from './calendar-subscriptions.repository.js';

/** Seals the addresses of calendars: who knows one can read the calendar. */
@Injectable()
export class CalendarAddresses {
  constructor(private readonly sealing: Sealing) {}

  seal(subscriptionId: string, url: string): string {
    return this.sealing.seal(url, placeOf(subscriptionId));
  }

  /** `null` if it was altered or its sealing key is lost: the other calendars do not suffer from it. */
  of({ id, address, is_sample }: Pick<SubscriptionRow, 'id' | 'address' | 'is_sample'>): string | null {
    return is_sample === 1 ? address : this.sealing.openIfWhole(address, placeOf(id));
  }
}

const placeOf = (subscriptionId: string) =>
  [currentPrincipal().workspaceId, 'calendar_subscription', subscriptionId] as const;
