import { section } from '../locale';

const PERCENT: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 0 };
const HOUR = 60;

/** What is said of the tasks that are to be put in order, and of the day that they make. */
export const taskOptimizationStrings = section('taskOptimization', ({ counted, figure, list }) => {
  const minutes = (value: number) => figure(value, { style: 'unit', unit: 'minute', unitDisplay: 'short' });
  const hours = (value: number) => figure(value, { style: 'unit', unit: 'hour', unitDisplay: 'short' });
  /** `1 hr, 20 min`. */
  const time = (value: number) => {
    const whole = Math.floor(value / HOUR);
    const rest = value % HOUR;
    if (whole === 0) return minutes(rest);
    return rest === 0 ? hours(whole) : `${hours(whole)} ${minutes(rest)}`;
  };
  return {
    title: 'Task Optimization',
    tasks: 'Tasks',
    failed: 'The tasks could not be read',
    none: 'No tasks to put in order',
    noneHelp: 'Open follow-ups and messages that wait for an answer stand here. A random task shows how it works.',
    addRandom: 'Add Random Task',
    run: 'Optimize Queue',
    count: (count: number) => counted(count, 'task', 'tasks'),
    showMore: (count: number) => `Show ${figure(count)} more`,
    remove: (title: string) => `Remove ${title}`,
    edit: (title: string) => `Change the figures of ${title}`,
    figures: (title: string) => `Figures of ${title}`,
    removed: (title: string) => `Removed: ${title}`,
    undo: 'Undo',
    source: { follow_up: 'Follow-up', suggestion: 'Suggestion', random: 'Random' },
    action: { email: 'Email', call: 'Call' },
    randomTitle: (action: 'email' | 'call', name: string) => (action === 'email' ? `Write to ${name}` : `Call ${name}`),
    somebody: (number: number) => `Contact ${figure(number)}`,
    due: 'Due',
    value: 'Value',
    minutes: 'Minutes',
    risk: 'Risk',
    urgency: 'Urgency',
    /** A task's figures in one line. */
    line: (value: string, spent: number, risk: number, urgency: number) =>
      `${value} · ${time(spent)} · risk ${figure(risk, PERCENT)} · urgency ${figure(urgency, PERCENT)}`,
    time,

    queue: 'Optimized Queue',
    queueEmpty: 'Nothing is optimized yet',
    queueEmptyHelp: 'Run it to see in which order the tasks make the most of the day, and why.',
    completeTitle: 'Optimization Complete',
    complete: (count: number) => `Optimized ${figure(count)} tasks`,
    failedTitle: 'Optimization Failed',
    failedHelp: 'Unable to optimize task queue',
    score: 'Priority score',
    confidence: (share: number) => `${figure(share, PERCENT)} confidence`,
    reasons: (title: string) => `Why ${title} is here`,
    notToday: 'Not on this day',
    from: (start: string, end: string) => `${start} to ${end}`,

    day: (date: string) => `The day: ${date}`,
    dayUsed: (used: number, available: number) => `${time(used)} of ${time(available)} planned`,
    dayLeft: (count: number) => `${counted(count, 'task does', 'tasks do')} not fit`,
    daySpoken: (parts: readonly string[]) => list(parts),
    block: (at: string, title: string) => `${at}, ${title}`,

    accept: 'Accept into follow-ups',
    accepted: 'Accepted',
    acceptHelp: 'Follow-ups are made or moved to these times.',
    acceptedTitle: 'Accepted into follow-ups',
    acceptedHelp: (created: number, moved: number) =>
      created + moved === 0 ? 'All of them stand there already.' : `${figure(created)} made, ${figure(moved)} moved.`,
    acceptFailed: 'The queue could not be accepted',
    takenBack: 'Taken back',
    takeBackFailed: 'Not all of it could be taken back',
  };
});
