import { useGetGraphNode, useListConversations } from '@concordia/api-client';
import { Avatar } from '../../../components/Avatar';
import { Inline } from '../../../components/Inline';
import { Link } from '../../../components/Link';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { neighborhoodStrings } from '../../../strings/neighborhood';
import { relationshipGraphStrings } from '../../../strings/relationshipGraph';
import type { RelatedCompany, RelatedPerson } from './related';

interface PersonDetailsProps {
  person: RelatedPerson;
  companies: readonly RelatedCompany[];
  contactHref: (contactId: string) => string;
  conversationHref: (conversationId: string) => string;
}

export function PersonDetails({ person, companies, contactHref, conversationHref }: PersonDetailsProps) {
  const words = useStrings(relationshipGraphStrings);
  const times = useStrings(neighborhoodStrings);
  const { id, name, messages, lastAt } = person;
  // The picture carries what it draws; the rest is read for the one that is selected.
  const { data: node } = useGetGraphNode('Person', id);
  const minutes = node?.analytics.median_reply_minutes ?? null;
  const work = [node?.properties.title, companies.find((company) => company.id === person.companyId)?.name];
  return (
    <Stack gap="md">
      <Inline gap="sm">
        <Avatar name={name} />
        <Stack gap="none">
          <Text weight="medium">
            <bdi>{name}</bdi>
          </Text>
          {work.map(
            (part) =>
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
        {lastAt > 0 && (
          <>
            {' · '}
            {words.last} <RelativeTime instant={new Date(lastAt).toISOString()} />
          </>
        )}
        {minutes !== null && ` · ${words.replies({ time: times.time({ minutes }) })}`}
      </Text>
      <Inline gap="md">
        <ConversationLink contactId={id} conversationHref={conversationHref} />
        <Link href={contactHref(id)} isStandalone>
          {words.openContact}
        </Link>
      </Inline>
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
