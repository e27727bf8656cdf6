import { DateInput, DateSegment } from 'react-aria-components';
import { useDateFormat } from '../../locale';
import * as styles from './Segments.css';

const turningMark = '\u200f';

/** Whether the parts of a date follow one another from right to left: digits do not by themselves, but in Arabic the marks between them turn them. */
function useIsTurned(): boolean {
  const format = useDateFormat({ year: 'numeric', month: 'numeric', day: 'numeric' });
  return format.formatToParts(0).some(({ type, value }) => type === 'literal' && value.includes(turningMark));
}

/** The parts of a date or a time, each typed or stepped by itself, in the order of the person's locale. */
export function Segments({ of }: { of: 'date' | 'time' }) {
  const isTurned = useIsTurned() && of === 'date';
  return (
    <DateInput className={styles.segments({ isTurned })}>
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  );
}
