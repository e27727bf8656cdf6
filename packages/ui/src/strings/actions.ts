import { section } from '../locale';

/** What was done with one message, or with several, and how it is taken back. */
export const actionStrings = section('deeds', ({ counted, form }) => {
  const messages = (count: number) => counted(count, 'message', 'messages');
  return {
    undo: 'Undo',
    /** @param said what was done before. */
    undone: (said: string) => `Taken back: ${said}`,
    moved: (count: number, column: string) =>
      form(count, `Moved to ${column}`, `Moved ${messages(count)} to ${column}`),
    snoozed: (count: number, until: string) =>
      form(count, `Snoozed until ${until}`, `Snoozed ${messages(count)} until ${until}`),
    woken: (count: number) => form(count, 'Brought back', `Brought back ${messages(count)}`),
    assigned: (count: number) => form(count, 'Assigned', `Assigned ${messages(count)}`),
    unassigned: (count: number) => form(count, 'Assigned to nobody', `Assigned ${messages(count)} to nobody`),
    urgent: (count: number) => form(count, 'Marked as urgent', `Marked ${messages(count)} as urgent`),
    notUrgent: (count: number) => form(count, 'Marked as not urgent', `Marked ${messages(count)} as not urgent`),
    read: (count: number) => form(count, 'Marked as read', `Marked ${messages(count)} as read`),
    unread: (count: number) => form(count, 'Marked as unread', `Marked ${messages(count)} as unread`),
  };
});
