import { MINUTE } from '../../shared/time/units.js';
import { type IcsLine, icsComponent, icsDay, icsInstant, icsText, icsValue, writeIcs } from './ics.js';

/** An open task or follow-up with a time. */
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

/** How long a task stands in the calendar: it has a time and no length, and a shorter one cannot be read. */
const SHOWN_FOR = 15 * MINUTE;

/** How often programs are asked to look again. Many look less often. */
const REFRESH = 'PT1H';

/**
 * Open tasks as events with an alarm at their time. The format has to-dos too, but the calendars that most people have leave those out of
 * what they subscribe to.
 *
 * @param now when it was written, in ms.
 */
export function taskCalendar(tasks: readonly CalendarTask[], now: number): string {
  return calendar(
    'Concordia: tasks and follow-ups',
    'tasks',
    tasks.flatMap((task) => taskEvent(task, now)),
  );
}

/** Birthdays as whole days that come every year. */
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
    // It does not keep its time free: a meeting may stand at the same hour.
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
    // The last day of February is the 29th in leap years and the 28th in the others.
    icsValue('RRULE', birthday.endsWith('-02-29') ? 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1' : 'FREQ=YEARLY'),
    icsText('SUMMARY', `Birthday: ${name}`),
    icsValue('CATEGORIES', 'Birthday'),
    icsValue('TRANSP', 'TRANSPARENT'),
  ]);
}
