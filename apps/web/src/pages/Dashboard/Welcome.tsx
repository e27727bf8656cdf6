import { useStrings } from '@concordia/ui/locale';
import { ImportMailbox } from '@concordia/ui/widgets/ImportMailbox';
import { text } from '@concordia/ui/theme';
import { dashboardStrings } from '../../strings/dashboard';
import * as styles from './Dashboard.css';

/** The first thing that a new workspace shows: the way from a mailbox to a board. */
export function Welcome() {
  const words = useStrings(dashboardStrings);
  return (
    <div className={styles.welcome}>
      <div className={styles.welcomeWords}>
        <h2 className={text({ style: 'display' })}>{words.welcome}</h2>
        <p className={text({ style: 'reading', tone: 'muted' })}>{words.welcomeHelp}</p>
      </div>
      <ImportMailbox />
    </div>
  );
}
