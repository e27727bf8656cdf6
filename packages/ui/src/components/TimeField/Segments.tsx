import { DateInput, DateSegment } from 'react-aria-components';
import * as styles from './Segments.css';

/** The parts of a date or a time, each typed or stepped by itself, in the order of the person's locale. */
export function Segments() {
  return (
    <DateInput className={styles.segments}>
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  );
}
