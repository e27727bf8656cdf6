import { type CalendarFeed, type CalendarFeedName, CalendarFeedNameSchema } from '@concordia/contract/day';
import { birthdayCalendar, taskCalendar } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { notFound } from '../../../common/domain-failure.js';
import { currentPrincipal } from '../../../database/request-context.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { CalendarRepository } from './calendar.repository.js';
import { CalendarKey } from './calendar-key.js';

const FEEDS = CalendarFeedNameSchema.options;
const FILE = /^([\w-]{43})\.ics$/;

@Injectable()
export class CalendarService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly calendars: CalendarRepository,
    private readonly key: CalendarKey,
    private readonly clock: Clock,
  ) {}

  async feeds(): Promise<CalendarFeed[]> {
    const generations = await this.calendars.generations();
    return FEEDS.map((feed) => this.#feed(feed, generations.get(feed) ?? 1));
  }

  /** Invalidates the old URL. */
  async renew(feed: CalendarFeedName): Promise<CalendarFeed> {
    const generation = await this.db.write((tx) => this.calendars.renew(tx, feed));
    return this.#feed(feed, generation);
  }

  /** @param file the last segment of the URL. */
  async read(file: string): Promise<string> {
    const token = FILE.exec(file)?.[1] ?? '';
    const generations = await this.calendars.generations();
    // Compare every feed, so that timing does not reveal which one matched.
    const [feed] = FEEDS.filter((name) => this.key.isToken(token, place(name, generations.get(name) ?? 1)));
    if (feed === undefined) throw notFound('calendar');
    const at = this.clock.now();
    return feed === 'tasks'
      ? taskCalendar(await this.calendars.tasks(), at)
      : birthdayCalendar(await this.calendars.birthdays(), at);
  }

  #feed(feed: CalendarFeedName, generation: number): CalendarFeed {
    return { feed, path: `/calendar/${this.key.tokenOf(place(feed, generation))}.ics` };
  }
}

const place = (feed: CalendarFeedName, generation: number) => ({
  workspaceId: currentPrincipal().workspaceId,
  feed,
  generation,
});
