import {
  type Birthday,
  type CalendarEvent,
  type HttpError,
  type Notification,
  type Task,
  type Today,
  useGetToday,
  useListBirthdaysToday,
  useListCalendarEvents,
  useListNotifications,
  useListTasks,
  useListUpcomingBirthdays,
} from '@concordia/api-client';
import { endOfDay } from '@concordia/domain';
import { useNow } from '../../../components/RelativeTime';
import type { WidgetState } from '../../../components/WidgetFrame';
import { useStrings, useTimeZone } from '../../../locale';
import { todayStrings } from '../../../strings/generated/today';
import { useProblem, useProblemWords } from '../../shared/problems';
import { useZone } from '../tasks/useZone';
import type { Reading } from './TodaySection';

/** The same list as the list of tasks reads, so that both agree. */
const TASKS = { limit: 100, state: 'open' } as const;

/** What was shown stays while an account is read. */
const KEEP = { swr: { keepPreviousData: true } } as const;

/** Days ahead that birthdays are shown for. */
const WEEK = 7;

const NEWS = 50;

/** Unseen notifications shown; the bell has them all. */
const MOST_NEWS = 3;

interface Answer {
  readonly error: HttpError | undefined;
  readonly data: unknown;
  readonly isValidating: boolean;
  readonly mutate: () => Promise<unknown>;
}

/** What the day has: everything due now is a section of its own, with its own failure. */
export interface Day {
  readonly today: Today;
  readonly tasks: readonly Task[];
  readonly tasksReading: Reading;
  readonly events: readonly CalendarEvent[];
  readonly eventsReading: Reading;
  readonly birthdays: readonly Birthday[];
  readonly birthdaysReading: Reading;
  readonly news: readonly Notification[];
  readonly newsReading: Reading;
}

/**
 * Nothing is shown before everything was read or has failed, so that nothing moves while it is read.
 *
 * @param accountId narrows what has messages; events, birthdays and notifications are of the workspace.
 */
export function useToday(accountId: string | null): WidgetState<Day> {
  const ofAccount = accountId === null ? undefined : { accountId };
  const words = useStrings(todayStrings);
  const problem = useProblem();
  const describe = useProblemWords();
  const zone = useZone();
  const timeZone = useTimeZone();
  const now = useNow();
  const today = useGetToday(ofAccount, KEEP);
  const tasks = useListTasks({ ...TASKS, ...ofAccount }, KEEP);
  const events = useListCalendarEvents({ timeZone });
  const birthdaysToday = useListBirthdaysToday({ timeZone });
  const upcoming = useListUpcomingBirthdays({ timeZone });
  const news = useListNotifications({ limit: NEWS });
  const answers: readonly Answer[] = [today, tasks, events, birthdaysToday, upcoming, news];

  if (today.data === undefined && today.error !== undefined) {
    const retry = () => void Promise.all(answers.map(({ mutate }) => mutate()));
    return {
      kind: 'failed',
      problem: { title: words.failed, ...problem(today.error) },
      retry,
      isRetrying: today.isValidating,
    };
  }
  const isReading = answers.some(({ data, error }) => data === undefined && error === undefined);
  if (today.data === undefined || isReading) return { kind: 'loading' };

  const until = endOfDay(now, zone);
  const day: Day = {
    today: today.data,
    tasks: (tasks.data ?? []).filter(({ dueAt }) => dueAt !== null && Date.parse(dueAt) < until),
    tasksReading: readingOf([tasks], words.tasksFailed),
    events: events.data ?? [],
    eventsReading: readingOf([events], words.eventsFailed),
    birthdays: [...(birthdaysToday.data ?? []), ...(upcoming.data ?? [])].filter(({ inDays }) => inDays <= WEEK),
    birthdaysReading: readingOf([birthdaysToday, upcoming], words.birthdaysFailed),
    news: (news.data ?? []).filter(({ seenAt }) => seenAt === null).slice(0, MOST_NEWS),
    newsReading: readingOf([news], words.newsFailed),
  };
  return { kind: 'ready', data: day, isRefreshing: answers.some(({ isValidating }) => isValidating) };

  function readingOf(of: readonly Answer[], title: string): Reading {
    const lost = of.filter(({ data, error }) => data === undefined && error !== undefined);
    return {
      failed: lost[0] === undefined ? null : `${title} ${describe(lost[0].error)}`,
      retry: () => void Promise.all(lost.map(({ mutate }) => mutate())),
      isRetrying: lost.some(({ isValidating }) => isValidating),
    };
  }
}

/** Whether there is something to do or to know, besides what changed. */
export const hasSomething = ({ today, tasks, events, birthdays, news, ...readings }: Day): boolean =>
  today.answers.length + today.promises.length + tasks.length + events.length + birthdays.length + news.length > 0 ||
  [readings.tasksReading, readings.eventsReading, readings.birthdaysReading, readings.newsReading].some(
    ({ failed }) => failed !== null,
  );
