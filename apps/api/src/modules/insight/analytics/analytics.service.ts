import type { Stats } from '@concordia/contract/insight';
import { byChannel, byStatus } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { StatCounters } from '../../inbox/counters/stat-counters.js';

@Injectable()
export class AnalyticsService {
  constructor(private readonly counters: StatCounters) {}

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
