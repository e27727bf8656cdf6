import { ImportMailbox } from '@concordia/ui/widgets/ImportMailbox';
import { text } from '@concordia/ui/theme';
import * as styles from './Dashboard.css';

/** The first thing that a new workspace shows: the way from a mailbox to a board. */
export function Welcome() {
  return (
    <div className={styles.welcome}>
      <div className={styles.welcomeWords}>
        <h2 className={text({ style: 'display' })}>Your board begins with your mail</h2>
        <p className={text({ style: 'reading', tone: 'muted' })}>
          Bring an archive of your mailbox. Its conversations are sorted into four columns, so that what waits for you
          stands first, and the people in them become your contacts.
        </p>
      </div>
      <ImportMailbox />
    </div>
  );
}
