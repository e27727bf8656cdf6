import { useDateFormatter } from 'react-aria/useDateFormatter';
import { messageStrings } from '../../messages/strings';

/** The day and time of a message, in the reader's own zone, or 'No date'. */
export function MessageDate({ instant }: { instant: string }) {
  const format = useDateFormatter({ dateStyle: 'medium', timeStyle: 'short' });
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return messageStrings.noDate;
  return <time dateTime={date.toISOString()}>{format.format(date)}</time>;
}
