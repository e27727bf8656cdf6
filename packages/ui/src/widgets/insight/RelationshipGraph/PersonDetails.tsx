import { type RelatedPerson, type RelationshipGraph, useListConversations } from '@concordia/api-client';
import { Avatar } from '../../../components/Avatar';
import { Inline } from '../../../components/Inline';
import { Link } from '../../../components/Link';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { neighborhoodStrings } from '../../../strings/neighborhood';
import { relationshipGraphStrings } from '../../../strings/relationshipGraph';

interface PersonDetailsProps {
  person: RelatedPerson;
  graph: RelationshipGraph;
  contactHref: (contactId: string) => string;
  conversationHref: (conversationId: string) => string;
}

export function PersonDetails({ person, graph, contactHref, conversationHref }: PersonDetailsProps) {
  const words = useStrings(relationshipGraphStrings);
  const times = useStrings(neighborhoodStrings);
  const { contactId, name, messages, lastMessageAt, median_reply_minutes: minutes } = person;
  const work = [person.title, graph.companies.find(({ id }) => id === person.companyId)?.name];
  return (
    <Stack gap="md">
      <Inline gap="sm">
        <Avatar name={name} />
        <Stack gap="none">
          <Text weight="medium">
            <bdi>{person.isOwner ? words.you : name}</bdi>
          </Text>
          {work.map(
            (part) =>
              part !== null &&
              part !== undefined && (
                <Text key={part} size="dense" tone="muted" dir="auto">
                  {part}
                </Text>
              ),
          )}
        </Stack>
      </Inline>
      <Text size="dense" isTabular>
        {words.messages({ count: messages })}
        {lastMessageAt !== null && (
          <>
            {' · '}
            {words.last} <RelativeTime instant={lastMessageAt} />
          </>
        )}
        {minutes !== null && ` · ${words.replies({ time: times.time({ minutes }) })}`}
      </Text>
      {contactId !== null && (
        <Inline gap="md">
          <ConversationLink contactId={contactId} conversationHref={conversationHref} />
          <Link href={contactHref(contactId)} isStandalone>
            {words.openContact}
          </Link>
        </Inline>
      )}
    </Stack>
  );
}

/** Nothing until the newest conversation is known, and for people without one. */
function ConversationLink({
  contactId,
  conversationHref,
}: { contactId: string } & Pick<PersonDetailsProps, 'conversationHref'>) {
  const words = useStrings(relationshipGraphStrings);
  const { data } = useListConversations({ contactId, limit: 1 });
  const newest = data === undefined ? undefined : data[0];
  return newest === undefined ? null : (
    <Link href={conversationHref(newest.id)} isStandalone>
      {words.openConversation}
    </Link>
  );
}
