import { DateInput, DateSegment } from 'react-aria-components';
import { useDateFormat } from '../../locale';
import * as styles from './Segments.css';

const turningMark = '\u200f';

/** Whether date segments run from right to left. Digits alone do not, but Arabic dates contain right-to-left marks between them. */
function useIsTurned(): boolean {
  const format = useDateFormat({ year: 'numeric', month: 'numeric', day: 'numeric' });
  return format.formatToParts(0).some(({ type, value }) => type === 'literal' && value.includes(turningMark));
}

export function Segments({ of }: { of: 'date' | 'time' }) {
  const isTurned = useIsTurned() && of === 'date';
  return (
    <DateInput className={styles.segments({ isTurned })}>
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  );
}
