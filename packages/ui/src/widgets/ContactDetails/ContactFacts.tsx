import type { Contact } from '@concordia/api-client';
import type { ReactNode } from 'react';
import { RelativeTime } from '../../components/RelativeTime';
import { useStrings } from '../../locale';
import { contactStrings } from '../../strings/contacts';
import { useBirthdayWords } from './birthdayWords';
import * as styles from './ContactDetails.css';

/** What else is known of a person, beyond how to reach them. */
export function ContactFacts({ contact: { location, birthday, lastMessageAt } }: { contact: Contact }) {
  const words = useStrings(contactStrings);
  const birthdayWords = useBirthdayWords();
  if (location === null && birthday === null && lastMessageAt === null) return null;
  return (
    <dl className={styles.facts}>
      {location !== null && <Fact name={words.location}>{location}</Fact>}
      {birthday !== null && <Fact name={words.birthday}>{birthdayWords(birthday)}</Fact>}
      {lastMessageAt !== null && (
        <Fact name={words.lastMessage}>
          <RelativeTime instant={lastMessageAt} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
