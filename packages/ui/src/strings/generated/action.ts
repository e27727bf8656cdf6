// Written by `npm run generate` from messages/en/action.json.
import { section } from '../../locale';

export const actionStrings = section('action', ({ figure, form }) => ({
  undo: 'Undo',
  undone: ({ said }: { said: string }) => `Undone: ${said}`,
  moved: ({ count, column }: { count: number; column: string }) => form(count, `Moved to ${column}`, `Moved ${figure(count)} messages to ${column}`),
  snoozed: ({ count, until }: { count: number; until: string }) => form(count, `Snoozed until ${until}`, `Snoozed ${figure(count)} messages until ${until}`),
  woken: ({ count }: { count: number }) => form(count, 'Brought back', `Brought back ${figure(count)} messages`),
  assigned: ({ count }: { count: number }) => form(count, 'Assigned', `Assigned ${figure(count)} messages`),
  unassigned: ({ count }: { count: number }) => form(count, 'Unassigned', `Unassigned ${figure(count)}`),
  urgent: ({ count }: { count: number }) => form(count, 'Marked as urgent', `Marked ${figure(count)} messages as urgent`),
  notUrgent: ({ count }: { count: number }) => form(count, 'Marked as not urgent', `Marked ${figure(count)} messages as not urgent`),
  read: ({ count }: { count: number }) => form(count, 'Marked as read', `Marked ${figure(count)} messages as read`),
  unread: ({ count }: { count: number }) => form(count, 'Marked as unread', `Marked ${figure(count)} messages as unread`),
}));
