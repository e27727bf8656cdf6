import { useDateFormat } from '../../locale';
import { Icon } from '../Icon';
import { SkeletonText } from '../Skeleton';
import type { TimelineEvent, TimelineProps } from './Timeline';
import * as styles from './Timeline.css';

interface TimelineRowProps {
  event: TimelineEvent;
  density: NonNullable<TimelineProps['density']>;
}

export function TimelineRow({ event, density }: TimelineRowProps) {
  const { at, icon, who, what, detail } = event;
  const time = useDateFormat({ timeStyle: 'short' });
  const exact = useDateFormat({ dateStyle: 'full', timeStyle: 'short' });
  const instant = new Date(at);
  return (
    // Focusable, so that a newly loaded event can take focus from the button that disappears.
    <li data-event tabIndex={-1} className={styles.row}>
      <span className={styles.mark}>
        <Icon name={icon} size={density === 'dense' ? 'small' : 'medium'} />
      </span>
      <div className={styles.words}>
        <p>
          <SkeletonText>
            {who && <strong className={styles.who}>{who} </strong>}
            {what}
          </SkeletonText>
        </p>
        {detail && density === 'comfortable' && <div className={styles.detail}>{detail}</div>}
      </div>
      <time dateTime={instant.toISOString()} title={exact.format(instant)} className={styles.time}>
        <SkeletonText>{time.format(instant)}</SkeletonText>
      </time>
    </li>
  );
}
