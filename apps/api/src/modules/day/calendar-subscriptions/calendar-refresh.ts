import { DAY, MINUTE } from '@concordia/domain';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import { SETTINGS, type Settings } from '../../../common/settings.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { Outgoing, OutgoingFailure } from '../../../outgoing/outgoing.js';
import { SampleFeeds } from '../../../outgoing/sample-feeds.js';
import { workspaceSettings } from '../../platform/workspace/settings/workspace-settings.repository.js';
import { CalendarAddresses } from './calendar-addresses.js';
import { CalendarSubscriptionsRepository, type SubscriptionRow } from './calendar-subscriptions.repository.js';
import { type Occurrence, occurrencesIn } from './reading/occurrences.js';

/** Minimum time between two requests to a calendar, in ms. */
const REST = 10 * MINUTE;

/** Request timeout, in ms. */
const PATIENCE = 10_000;

const LARGEST_CALENDAR = 5 * 1024 * 1024;

/** Days kept before and after today. */
const BEFORE = 2 * DAY;
const AHEAD = 60 * DAY;

/** `null` if nothing changed, a text if it failed. */
type Read = { readonly events: readonly Occurrence[]; readonly etag: string | null } | null | string;

/** Reads each calendar independently: a slow or broken one does not affect the others, and keeps the events it had. */
@Injectable()
export class CalendarRefresh {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly subscriptions: CalendarSubscriptionsRepository,
    private readonly addresses: CalendarAddresses,
    private readonly outgoing: Outgoing,
    private readonly samples: SampleFeeds,
    private readonly clock: Clock,
    private readonly ids: Ids,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Reads every calendar that is due. Settles when each has answered or failed. */
  async run(signal: AbortSignal): Promise<void> {
    if (this.settings.feeds === 'none') return;
    const due = (await this.subscriptions.all()).filter(
      ({ is_on, is_sample, tried_at }) =>
        is_on === 1 && (tried_at ?? 0) <= this.clock.now() - REST && (is_sample === 1 || this.settings.feeds === 'all'),
    );
    await Promise.all(due.map((subscription) => this.#refresh(subscription, signal)));
  }

  async #refresh(subscription: SubscriptionRow, signal: AbortSignal): Promise<void> {
    const read = await this.#read(subscription, signal);
    const now = this.clock.now();
    await this.db.write(async (tx) => {
      if (typeof read === 'string') await this.subscriptions.failed(tx, subscription.id, read, now);
      else if (read === null) await this.subscriptions.unchanged(tx, subscription.id, now);
      else await this.subscriptions.replace(tx, subscription.id, { ...read, now, nextId: this.ids.next });
    });
  }

  async #read(subscription: SubscriptionRow, signal: AbortSignal): Promise<Read> {
    const { etag, read_at, is_sample } = subscription;
    const now = this.clock.now();
    // The days ahead move on, so that even an unchanged calendar has new ones.
    const isFresh = read_at !== null && read_at > now - DAY;
    try {
      const address = this.addresses.of(subscription);
      if (address === null) return 'The address can no longer be decrypted. Remove the calendar and add it again.';
      const url = is_sample === 1 ? await this.samples.addressOf(address) : address;
      const {
        status,
        text,
        etag: newEtag,
      } = await this.outgoing.read(url, {
        signal,
        maxBytes: LARGEST_CALENDAR,
        timeoutMs: PATIENCE,
        headers: {
          accept: 'text/calendar, */*;q=0.1',
          ...(etag !== null && isFresh && { 'if-none-match': etag }),
        },
        isTrusted: is_sample === 1,
      });
      if (status === 304) return null;
      const { time_zone: timeZone } = await workspaceSettings(this.db.read);
      const events = await occurrencesIn(text, { from: now - BEFORE, until: now + AHEAD, timeZone });
      return events === null ? 'The address did not return a calendar.' : { events, etag: newEtag };
    } catch (error) {
      if (error instanceof OutgoingFailure) return error.message;
      throw error;
    }
  }
}
