import { MINUTE } from '../../shared/time/units.js';
import { type IcsLine, icsComponent, icsDay, icsInstant, icsText, icsValue, writeIcs } from './ics.js';

export interface CalendarTask {
  readonly id: string;
  readonly kind: 'task' | 'follow_up';
  readonly title: string;
  readonly note: string | null;
  /** ms since the epoch. */
  readonly dueAt: number;
  readonly createdAt: number;
  readonly contactName: string | null;
}

export interface CalendarBirthday {
  readonly contactId: string;
  readonly name: string;
  /** YYYY-MM-DD. */
  readonly birthday: string;
}

/** Event length of a task: tasks have no duration, and calendars cannot show a shorter event legibly. */
const SHOWN_FOR = 15 * MINUTE;

/** Refresh interval suggested to calendar clients. Many refresh less often. */
const REFRESH = 'PT1H';

/**
 * Writes open tasks as events with an alarm at their due time. iCalendar has to-dos too, but most calendar programs ignore those in subscriptions.
 *
 * @param now creation time, in ms.
 */
export function taskCalendar(tasks: readonly CalendarTask[], now: number): string {
  return calendar(
    'Concordia: tasks and follow-ups',
    'tasks',
    tasks.flatMap((task) => taskEvent(task, now)),
  );
}

/** Birthdays as yearly all-day events. */
export function birthdayCalendar(birthdays: readonly CalendarBirthday[], now: number): string {
  return calendar(
    'Concordia: birthdays',
    'birthdays',
    birthdays.flatMap((birthday) => birthdayEvent(birthday, now)),
  );
}

function calendar(title: string, name: string, events: readonly IcsLine[]): string {
  return writeIcs(
    icsComponent('VCALENDAR', [
      icsValue('VERSION', '2.0'),
      icsValue('PRODID', `-//Concordia//Concordia ${name}//EN`),
      icsValue('CALSCALE', 'GREGORIAN'),
      icsValue('METHOD', 'PUBLISH'),
      icsText('NAME', title),
      icsText('X-WR-CALNAME', title),
      icsValue('REFRESH-INTERVAL;VALUE=DURATION', REFRESH),
      icsValue('X-PUBLISHED-TTL', REFRESH),
      ...events,
    ]),
  );
}

function taskEvent(task: CalendarTask, now: number): IcsLine[] {
  const about = [task.contactName === null ? null : `With ${task.contactName}`, task.note];
  const description = about.filter((line) => line !== null).join('\n');
  return icsComponent('VEVENT', [
    icsValue('UID', `task-${task.id}@concordia`),
    icsValue('DTSTAMP', icsInstant(now)),
    icsValue('CREATED', icsInstant(task.createdAt)),
    icsValue('DTSTART', icsInstant(task.dueAt)),
    icsValue('DTEND', icsInstant(task.dueAt + SHOWN_FOR)),
    icsText('SUMMARY', task.title),
    ...(description === '' ? [] : [icsText('DESCRIPTION', description)]),
    icsValue('CATEGORIES', task.kind === 'task' ? 'Task' : 'Follow-up'),
    // Does not block the time: a meeting may overlap.
    icsValue('TRANSP', 'TRANSPARENT'),
    ...icsComponent('VALARM', [
      icsValue('ACTION', 'DISPLAY'),
      icsValue('TRIGGER', 'PT0S'),
      icsText('DESCRIPTION', task.title),
    ]),
  ]);
}

function birthdayEvent({ contactId, name, birthday }: CalendarBirthday, now: number): IcsLine[] {
  return icsComponent('VEVENT', [
    icsValue('UID', `birthday-${contactId}@concordia`),
    icsValue('DTSTAMP', icsInstant(now)),
    icsValue('DTSTART;VALUE=DATE', icsDay(birthday)),
    // The last day of February is the 29th in leap years and the 28th otherwise.
    icsValue('RRULE', birthday.endsWith('-02-29') ? 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1' : 'FREQ=YEARLY'),
    icsText('SUMMARY', `Birthday: ${name}`),
    icsValue('CATEGORIES', 'Birthday'),
    icsValue('TRANSP', 'TRANSPARENT'),
  ]);
}
