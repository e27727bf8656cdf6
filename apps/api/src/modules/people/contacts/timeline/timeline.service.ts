import type { TimelineEntry, TimelineQuery } from '@concordia/contract/people';
import { type Cursor, newestFirst } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../../common/domain-failure.js';
import type { Page } from '../../../../common/page.js';
import { cursorOf, pageFrom } from '../../../../common/paging.js';
import { ContactsRepository } from '../../contact-records/contacts.repository.js';
import { TimelineSources } from './timeline-sources.js';

const placeOf = (entry: TimelineEntry): Cursor => ({ at: Date.parse(entry.at), id: entry.id });

@Injectable()
export class TimelineService {
  constructor(
    private readonly contacts: ContactsRepository,
    private readonly sources: TimelineSources,
  ) {}

  /** Reads the next page of each kind from an index, and merges the newest of them into one page. */
  async list(contactId: string, query: TimelineQuery): Promise<Page<TimelineEntry>> {
    const messages = await this.contacts.messageCount(contactId);
    if (messages === undefined) throw notFound('contact');
    const after = cursorOf(query);
    const sources = this.sources.of(query.kind);
    const pages = await Promise.all(sources.map((source) => source.list(contactId, query.limit + 1, after)));
    const totals = await Promise.all(sources.map((source) => source.count(contactId)));
    const entries = pages
      .flat()
      .sort((one, another) => newestFirst(placeOf(one), placeOf(another)))
      .slice(0, query.limit + 1);
    const total = totals.reduce((sum, count) => sum + count, 0);
    return pageFrom(entries, query.limit, total, placeOf, (entry) => entry);
  }
}
