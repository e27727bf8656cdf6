import type { ContactDetail } from '@concordia/api-client';
import { Description, DescriptionList } from '../../../components/DescriptionList';
import { RelativeTime } from '../../../components/RelativeTime';
import { useDateFormat, useFigure, useStrings } from '../../../locale';
import { contactStrings } from '../../../strings/generated/contact';
import { peopleStrings } from '../../../strings/people';
import { useBirthdayWords } from './birthdayWords';

export function ContactFacts({ contact }: { contact: ContactDetail }) {
  const words = useStrings(contactStrings);
  const more = useStrings(peopleStrings);
  const birthdayWords = useBirthdayWords();
  const figure = useFigure();
  const day = useDateFormat({ dateStyle: 'medium' });
  const { location, birthday, lastMessageAt, customFields, counts, createdAt } = contact;
  return (
    <DescriptionList>
      {customFields.map(({ key, value }) => (
        <Description key={key} term={key}>
          <bdi>{value}</bdi>
        </Description>
      ))}
      {location !== null && <Description term={words.location}>{location}</Description>}
      {birthday !== null && <Description term={words.birthday}>{birthdayWords(birthday)}</Description>}
      <Description term={more.messagesFromThem}>{figure(counts.inbound)}</Description>
      <Description term={more.messagesToThem}>{figure(counts.outbound)}</Description>
      <Description term={more.openTasks}>{figure(counts.openTasks)}</Description>
      {lastMessageAt !== null && (
        <Description term={words.lastMessage}>
          <RelativeTime instant={lastMessageAt} />
        </Description>
      )}
      <Description term={more.created}>{day.format(Date.parse(createdAt))}</Description>
    </DescriptionList>
  );
}
