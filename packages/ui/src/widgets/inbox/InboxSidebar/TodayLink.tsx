import { Link } from 'react-aria-components';
import { Icon } from '../../../components/Icon';
import { useStrings } from '../../../locale';
import { todayStrings } from '../../../strings/generated/today';
import * as styles from './ChannelFilters.css';

export interface TodayLinkProps {
  href: string;
}

/** Leads to the day, in a row like the filters below it. */
export function TodayLink({ href }: TodayLinkProps) {
  const words = useStrings(todayStrings);
  return (
    <div className={styles.list}>
      <Link href={href} className={styles.filter}>
        <Icon name="sun" />
        <span className={styles.name}>{words.title}</span>
      </Link>
    </div>
  );
}
