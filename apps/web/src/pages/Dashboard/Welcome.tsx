import { ImportMailbox } from '@concordia/ui/widgets/ImportMailbox';
import * as styles from './Dashboard.css';

/** The first thing that a new workspace shows: the way from a mailbox to a board. */
export function Welcome() {
  return (
    <div className={styles.welcome}>
      <ImportMailbox />
    </div>
  );
}
