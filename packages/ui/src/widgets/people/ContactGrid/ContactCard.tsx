import type { Contact } from '@concordia/api-client';
import { Suspense } from 'react';
import { Button } from 'react-aria-components';
import { Avatar } from '../../../components/Avatar';
import { Icon, type IconName } from '../../../components/Icon';
import { SkeletonText, useIsSkeleton } from '../../../components/Skeleton';
import { useStrings } from '../../../locale';
import { contactStrings } from '../../../strings/generated/contact';
import { text } from '../../../theme';
import { PhoneText } from '../../inbox/MessageDetail/lazy';
import { FoundText } from '../../shared/parts/FoundText';
import { useBirthdayWords } from '../ContactDetails/birthdayWords';
import * as styles from './ContactGrid.css';

interface ContactCardProps {
  contact: Contact;
  onViewDetails?: (contactId: string) => void;
  /** Whether its button is the grid's tab stop. */
  isTabStop: boolean;
  /** Its details are open. @default false */
  isOpen?: boolean;
}

export function ContactCard({ contact, onViewDetails, isTabStop, isOpen = false }: ContactCardProps) {
  const words = useStrings(contactStrings);
  const birthdayWords = useBirthdayWords();
  const { id, name, company, title, email, phone, location, birthday } = contact;
  return (
    <article className={styles.card} aria-label={name} data-open={isOpen || undefined}>
      <div className={styles.person}>
        <Avatar name={name} picture={contact.pictureUrl} />
        <div className={styles.names}>
          <h3 className={styles.name} title={name}>
            <SkeletonText>
              <bdi>
                <FoundText>{name}</FoundText>
              </bdi>
            </SkeletonText>
          </h3>
          <p className={styles.line} title={company ?? undefined}>
            <SkeletonText>{company === null ? words.individual : <FoundText>{company}</FoundText>}</SkeletonText>
          </p>
          <p className={styles.line} title={title ?? undefined}>
            <SkeletonText>{title === null ? words.contact : <FoundText>{title}</FoundText>}</SkeletonText>
          </p>
        </div>
      </div>
      <ul className={styles.facts}>
        <Fact icon="mail" label={words.emailOnCard} value={email} isLatin isSearched />
        <Fact icon="phone" label={words.phone} value={phone} isLatin isPhone />
        <Fact icon="map-pin" label={words.location} value={location} />
        <Fact icon="cake" label={words.birthday} value={birthday === null ? null : birthdayWords(birthday)} />
      </ul>
      <Button
        className={styles.action}
        data-row-focus
        excludeFromTabOrder={!isTabStop}
        aria-label={words.viewDetailsOf({ name })}
        onPress={() => onViewDetails?.(id)}
      />
    </article>
  );
}

interface FactProps {
  icon: IconName;
  label: string;
  value: string | null;
  /** Left-to-right, such as addresses and numbers. @default false */
  isLatin?: boolean;
  /** Highlights search terms. @default false */
  isSearched?: boolean;
  /** Formats it as a phone number. @default false */
  isPhone?: boolean;
}

function Fact({ icon, label, value, isLatin = false, isSearched = false, isPhone = false }: FactProps) {
  const isSkeleton = useIsSkeleton();
  if (value === null) return null;
  const shown = isSearched ? <FoundText>{value}</FoundText> : isPhone && !isSkeleton ? <Phone phone={value} /> : value;
  return (
    <li className={styles.fact}>
      <span className={styles.factIcon}>
        <Icon name={icon} size="small" label={label} />
      </span>
      <span className={`${text({ style: 'dense' })} ${styles.factValue}`} title={value}>
        <SkeletonText>
          <bdi dir={isLatin ? 'ltr' : undefined}>{shown}</bdi>
        </SkeletonText>
      </span>
    </li>
  );
}

/** Formatted once the numbering plans are loaded. */
const Phone = ({ phone }: { phone: string }) => (
  <Suspense fallback={phone}>
    <PhoneText phone={phone} />
  </Suspense>
);
