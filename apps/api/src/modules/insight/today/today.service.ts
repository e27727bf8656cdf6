import type { Today } from '@concordia/contract/insight';
import { DAY, MINUTE } from '@concordia/domain';
import { answersToday } from '@concordia/domain/brief';
import { dayOf, periodOfDay, replyTimes, sumOfDays } from '@concordia/domain/flow';
import { duePromises, silentSince } from '@concordia/domain/today';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { PromiseChecks } from '../../inbox/promises/promise-checks.js';
import { workspaceSettings } from '../../platform/workspace/settings/workspace-settings.repository.js';
import { FlowDays } from '../analytics/flow-days.js';
import { BriefRepository } from '../brief/brief.repository.js';
import { contentOf } from '../brief/stored-brief.js';
import { readReceived } from '../brief/thread/read-waiting.js';
import { TodayRepository } from './today.repository.js';

const MOST_ANSWERS = 5;

/** Conversations examined for them: some are newsletters, or were answered and moved back by hand. */
const EXAMINED = 20;

const MOST_SILENT = 3;

type BriefPromise = Today['promises'][number];

@Injectable()
export class TodayService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly today: TodayRepository,
    private readonly briefs: BriefRepository,
    private readonly days: FlowDays,
    private readonly checks: PromiseChecks,
    private readonly clock: Clock,
  ) {}

  /** @param accountId an account of a channel. @default all */
  async read(accountId?: string): Promise<Today> {
    const now = this.clock.now();
    const { time_zone: timeZone } = await workspaceSettings(this.db.read);
    const [answers, promises, changes] = await Promise.all([
      this.#answers(now, accountId),
      this.#promises(now, timeZone, accountId),
      this.#changes(now, timeZone, accountId),
    ]);
    return { day: dayOf(now, timeZone), timeZone, answers, ...promises, changes };
  }

  async #answers(now: number, accountId?: string): Promise<Today['answers']> {
    const pressing = await this.today.pressing(now, EXAMINED, accountId);
    const received = await readReceived(
      this.db.read,
      pressing.flatMap(({ last_message_id }) => last_message_id ?? []),
    );
    const waiting = pressing.flatMap(({ last_message_id, priority, is_urgent }) => {
      const message = received.get(last_message_id ?? '');
      return message === undefined ? [] : [{ ...message, priority, isUrgent: is_urgent === 1 }];
    });
    const answers = answersToday(waiting, now);
    // Who, not which conversation: a person is named once, with the most urgent one.
    const people = Map.groupBy(answers, ({ contactId, conversationId }) => contactId ?? conversationId);
    return [...people.values()].flatMap(([first]) => first ?? []).slice(0, MOST_ANSWERS);
  }

  /** Reading weeks of messages for promises takes seconds, so they are those of the newest brief. */
  async #promises(now: number, timeZone: string, accountId?: string): Promise<Pick<Today, 'promises' | 'promisesAt'>> {
    const brief = await this.briefs.newestText();
    if (brief === undefined) return { promises: [], promisesAt: null };
    const { from } = periodOfDay(dayOf(now, timeZone), timeZone);
    const marked = await this.checks.marked(await this.#promisesAt(contentOf(brief).promises, accountId));
    return {
      promises: duePromises(marked, now, from),
      promisesAt: new Date(brief.generated_at).toISOString(),
    };
  }

  /** Those that were said in messages of the account. */
  async #promisesAt(promises: readonly BriefPromise[], accountId?: string): Promise<readonly BriefPromise[]> {
    if (accountId === undefined) return promises;
    const own = await this.today.messagesAt(accountId, promises.map(messageOf));
    return promises.filter((promise) => own.has(messageOf(promise)));
  }

  async #changes(now: number, timeZone: string, accountId?: string): Promise<Today['changes']> {
    const today = dayOf(now, timeZone);
    const yesterday = dayOf(periodOfDay(today, timeZone).from - DAY / 2, timeZone);
    const { from } = periodOfDay(yesterday, timeZone);
    const days =
      accountId === undefined
        ? await this.days.between(yesterday, today, timeZone)
        : await this.days.betweenAt(accountId, yesterday, today, timeZone);
    const { waits } = sumOfDays([...days.values()]);
    const { median, unanswered } = replyTimes(waits, now);
    const silent = await this.today.unanswered(silentSince(from, now), accountId);
    return {
      from: new Date(from).toISOString(),
      newConversations: await this.today.countBegun(from, accountId),
      replied: waits.answered,
      unanswered,
      medianReplyMinutes: median === null ? null : median.value / MINUTE,
      silent: silent
        .flatMap(({ id, contact_id: contactId, name }) =>
          contactId === null || name === null ? [] : [{ conversationId: id, contactId, name }],
        )
        .slice(0, MOST_SILENT),
      silentCount: silent.length,
    };
  }
}

/** A promise's id is that of its message, and its place in it. */
const messageOf = ({ id }: BriefPromise): string => id.split(':', 1)[0] ?? id;
