import { Injectable } from '@nestjs/common';
import { StatCounters } from '../../inbox/counters/stat-counters.js';
import { SelectorChangesRepository } from './selector-changes.repository.js';

@Injectable()
export class SelectorSources {
  constructor(
    private readonly changes: SelectorChangesRepository,
    private readonly counters: StatCounters,
  ) {}

  /** Whether each extractor has input. */
  async present(): Promise<{ headers: boolean; signatures: boolean; bodies: boolean; enrichment: boolean }> {
    const [messages, mails, contacts] = await Promise.all([
      this.counters.get('messages'),
      this.counters.get('channel:email'),
      this.counters.get('contacts'),
    ]);
    return { headers: mails > 0, signatures: mails > 0, bodies: messages > 0, enrichment: contacts > 0 };
  }

  /** Number of people to read, and of failed readings. */
  async readings(kind: string): Promise<{ read: number; failed: number }> {
    const failed = await this.changes.failedReadings(kind, 100);
    return { read: await this.counters.get('contacts'), failed };
  }
}
