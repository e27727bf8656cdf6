import { useDateFormat, useStrings } from '../../../../locale';
import { messageStrings } from '../../../../strings/message';

/** The date and time in the user's zone, or 'No date'. */
export function MessageDate({ instant }: { instant: string }) {
  const words = useStrings(messageStrings);
  const format = useDateFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return words.noDate;
  return <time dateTime={date.toISOString()}>{format.format(date)}</time>;
}
