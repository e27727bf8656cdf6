import { Injectable } from '@nestjs/common';
import { StatCounters } from '../../inbox/counters/stat-counters.js';
import { SelectorChangesRepository } from './selector-changes.repository.js';

/** Whether there is anything that selectors could be read from. */
@Injectable()
export class SelectorSources {
  constructor(
    private readonly changes: SelectorChangesRepository,
    private readonly counters: StatCounters,
  ) {}

  /** Whether each extractor has something to read. */
  async present(): Promise<{ headers: boolean; signatures: boolean; bodies: boolean; enrichment: boolean }> {
    const [messages, mails, contacts] = await Promise.all([
      this.counters.get('messages'),
      this.counters.get('channel:email'),
      this.counters.get('contacts'),
    ]);
    return { headers: mails > 0, signatures: mails > 0, bodies: messages > 0, enrichment: contacts > 0 };
  }

  /** How many people there are to read, and how many readings were given up. */
  async readings(kind: string): Promise<{ read: number; failed: number }> {
    const failed = await this.changes.failedReadings(kind, 100);
    return { read: await this.counters.get('contacts'), failed };
  }
}
