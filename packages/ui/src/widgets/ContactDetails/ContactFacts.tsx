import type { Contact } from '@concordia/api-client';
import { Description, DescriptionList } from '../../components/DescriptionList';
import { RelativeTime } from '../../components/RelativeTime';
import { useStrings } from '../../locale';
import { contactStrings } from '../../strings/contacts';
import { useBirthdayWords } from './birthdayWords';

/** What else is known of a person, beyond how to reach them. */
export function ContactFacts({ contact: { location, birthday, lastMessageAt } }: { contact: Contact }) {
  const words = useStrings(contactStrings);
  const birthdayWords = useBirthdayWords();
  if (location === null && birthday === null && lastMessageAt === null) return null;
  return (
    <DescriptionList layout="above">
      {location !== null && <Description term={words.location}>{location}</Description>}
      {birthday !== null && <Description term={words.birthday}>{birthdayWords(birthday)}</Description>}
      {lastMessageAt !== null && (
        <Description term={words.lastMessage}>
          <RelativeTime instant={lastMessageAt} />
        </Description>
      )}
    </DescriptionList>
  );
}
