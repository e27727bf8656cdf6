import type { Birthday } from '@concordia/api-client';
import { DAY } from '@concordia/domain';
import { Icon } from '../../../components/Icon';
import { Link } from '../../../components/Link';
import { useNow } from '../../../components/RelativeTime';
import { Text } from '../../../components/Text';
import { useDateFormat, useStrings } from '../../../locale';
import { todayStrings } from '../../../strings/generated/today';
import * as styles from './Today.css';
import { type Reading, TodaySection } from './TodaySection';

interface TodayBirthdaysProps {
  /** Nearest first. */
  birthdays: readonly Birthday[];
  reading: Reading;
  contactHref: (contactId: string) => string;
}

/** Birthdays of today and the coming week. */
export function TodayBirthdays({ birthdays, reading, contactHref }: TodayBirthdaysProps) {
  const words = useStrings(todayStrings);
  const now = useNow();
  const weekday = useDateFormat({ weekday: 'long' });
  const when = ({ inDays }: Birthday) => {
    if (inDays === 0) return words.birthdayToday;
    return inDays === 1 ? words.birthdayTomorrow : weekday.format(now + inDays * DAY);
  };
  return (
    <TodaySection title={words.birthdays} isEmpty={birthdays.length === 0} reading={reading}>
      {(headingId) => (
        <ul aria-labelledby={headingId} className={styles.rows}>
          {birthdays.map((birthday) => (
            <li key={birthday.contactId} className={styles.row}>
              <span className={styles.mark}>
                <Icon name="cake" size="small" />
              </span>
              <Text as="span">
                <Link href={contactHref(birthday.contactId)} tone="ink" isStandalone>
                  <bdi>{birthday.name}</bdi>
                </Link>{' '}
                <Text as="span" size="caption" tone="muted">
                  {when(birthday)}
                </Text>
              </Text>
            </li>
          ))}
        </ul>
      )}
    </TodaySection>
  );
}
