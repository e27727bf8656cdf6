import type { AccountStats, Stats } from '@concordia/contract/insight';
import { byChannel, byStatus, type Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { StatCounters } from '../../inbox/counters/stat-counters.js';
import { AccountCountsRepository } from './account-counts.repository.js';

@Injectable()
export class AnalyticsService {
  constructor(
    private readonly counters: StatCounters,
    private readonly accounts: AccountCountsRepository,
  ) {}

  /** @param channel @default all */
  accountStats(channel?: Channel): Promise<AccountStats[]> {
    return this.accounts.messages(channel);
  }

  async stats(): Promise<Stats> {
    const counters = await this.counters.all();
    const value = (name: string) => counters.get(name) ?? 0;
    return {
      unread: value('unread'),
      urgent: value('urgent'),
      byChannel: byChannel((channel) => value(`channel:${channel}`)),
      byStatus: byStatus((status) => value(`status:${status}`)),
      conversations: {
        unread: value('conversations:unread'),
        urgent: value('conversations:urgent'),
        byStatus: byStatus((status) => value(`conversations:status:${status}`)),
      },
    };
  }
}
