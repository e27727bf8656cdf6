import type { Contact } from '@concordia/api-client';
import { Avatar } from '../../components/Avatar';
import { Button } from '../../components/Button';
import { Icon, type IconName } from '../../components/Icon';
import { SkeletonText } from '../../components/Skeleton';
import { useStrings } from '../../locale';
import { contactStrings } from '../../strings/contacts';
import { text } from '../../theme';
import { useBirthdayWords } from '../ContactDetails/birthdayWords';
import * as styles from './ContactGrid.css';

interface ContactCardProps {
  contact: Contact;
  onViewDetails?: (contactId: string) => void;
  /** Whether its button is the one of the grid that Tab reaches. */
  isTabStop: boolean;
}

/** A person as a card. Lines that are not known are left out. */
export function ContactCard({ contact, onViewDetails, isTabStop }: ContactCardProps) {
  const words = useStrings(contactStrings);
  const birthdayWords = useBirthdayWords();
  const { id, name, company, title, email, phone, location, birthday } = contact;
  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.person}>
        <Avatar name={name} />
        <div className={styles.names}>
          <h3 className={styles.name} title={name}>
            <SkeletonText>
              <bdi>{name}</bdi>
            </SkeletonText>
          </h3>
          <p className={styles.line} title={company ?? undefined}>
            <SkeletonText>{company ?? words.individual}</SkeletonText>
          </p>
          <p className={styles.line} title={title ?? undefined}>
            <SkeletonText>{title ?? words.contact}</SkeletonText>
          </p>
        </div>
      </div>
      <ul className={styles.facts}>
        <Fact icon="mail" label={words.emailOnCard} value={email} isLatin />
        <Fact icon="phone" label={words.phone} value={phone} isLatin />
        <Fact icon="map-pin" label={words.location} value={location} />
        <Fact icon="cake" label={words.birthday} value={birthday === null ? null : birthdayWords(birthday)} />
      </ul>
      <div className={styles.action}>
        <Button
          size="small"
          isFullWidth
          excludeFromTabOrder={!isTabStop}
          aria-label={words.viewDetailsOf(name)}
          onPress={() => onViewDetails?.(id)}
        >
          {words.viewDetails}
        </Button>
      </div>
    </article>
  );
}

interface FactProps {
  icon: IconName;
  label: string;
  value: string | null;
  /** Addresses and numbers run from left to right wherever they stand. @default false */
  isLatin?: boolean;
}

function Fact({ icon, label, value, isLatin = false }: FactProps) {
  if (value === null) return null;
  return (
    <li className={styles.fact}>
      <span className={styles.factIcon}>
        <Icon name={icon} size="small" label={label} />
      </span>
      <span className={`${text({ style: 'dense' })} ${styles.factValue}`} title={value}>
        <SkeletonText>{isLatin ? <bdi dir="ltr">{value}</bdi> : <bdi>{value}</bdi>}</SkeletonText>
      </span>
    </li>
  );
}
