import { Injectable } from '@nestjs/common';
import { type BoundedTotal, boundedTotal, COUNT_BOUND } from '../../../common/page.js';
import { hidesAccounts } from '../../../database/request-context.js';
import { cellName } from '../counters/counter-tally.js';
import { StatCounters } from '../counters/stat-counters.js';
import { leadOf, type MessageFilter } from './message-filter.js';
import { MessagesRepository } from './messages.repository.js';

/** A list is rare if it holds at most one in this many messages. */
const RARE = 2;

/** Totals of a list: from the counters if one fits, else counted up to a bound. */
@Injectable()
export class MessageTotals {
  constructor(
    private readonly counters: StatCounters,
    private readonly messages: MessagesRepository,
  ) {}

  /** Sets `listIsRare` on filters for unread messages in a column or channel. */
  async weighed(filter: MessageFilter): Promise<MessageFilter> {
    const list = listName(filter.status, filter.channel);
    if (list === null || leadOf(filter) !== 'unread') return filter;
    const [there, all] = await Promise.all([this.counters.get(list), this.counters.get('messages')]);
    return { ...filter, listIsRare: there * RARE <= all };
  }

  /** @param all all matching messages, if they fit on one page. */
  async of(filter: MessageFilter, all: readonly unknown[] | null): Promise<BoundedTotal> {
    if (all !== null) return { total: all.length, totalIsMinimum: false };
    // The counters are of all accounts.
    const counter = hidesAccounts() ? null : counterOf(filter);
    if (counter !== null) return { total: await this.counters.get(counter), totalIsMinimum: false };
    return boundedTotal(await this.messages.count(filter, COUNT_BOUND + 1));
  }
}

const UNCOUNTED = [
  'accountId',
  'projectId',
  'contactIds',
  'assigneeId',
  'direction',
  'sentiment',
  'from',
  'to',
  'also',
] as const;

function counterOf(filter: MessageFilter): string | null {
  const { status, channel, priority, urgent, unread, snoozed } = filter;
  if (UNCOUNTED.some((name) => filter[name] !== undefined)) return null;
  const narrowed = [status, channel, priority].filter((value) => value !== undefined).length;
  const marks = ['urgent', 'unread', 'snoozed'].filter((_, index) => [urgent, unread, snoozed][index] === true);
  if (marks.length > 0) return narrowed === 0 && marks.length === 1 ? (marks[0] ?? null) : null;
  const list = listName(status, channel);
  if (priority === undefined) return list ?? 'messages';
  return list === null ? `tier:${priority}` : `${list}:${priority}`;
}

function listName(status: MessageFilter['status'], channel: MessageFilter['channel']): string | null {
  if (status !== undefined && channel !== undefined) return cellName(status, channel);
  if (status !== undefined) return `status:${status}`;
  return channel === undefined ? null : `channel:${channel}`;
}
