import type { CompanyConversation, CompanyMember, CompanyPerson } from '@concordia/api-client';
import { Avatar } from '../../../components/Avatar';
import { ChannelMark } from '../../../components/Chip';
import { Link } from '../../../components/Link';
import { RelativeTime } from '../../../components/RelativeTime';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { companyStrings } from '../../../strings/generated/company';
import * as styles from './CompanyDetails.css';

interface PersonItemsProps {
  people: readonly CompanyPerson[];
  contactHref: (contactId: string) => string;
}

export function PersonItems({ people, contactHref }: PersonItemsProps) {
  const words = useStrings(companyStrings);
  return (
    <ul className={styles.items}>
      {people.map(({ contact, received, sent }) => (
        <li key={contact.id} className={styles.item}>
          <Avatar name={contact.name} picture={contact.pictureUrl} />
          <div className={styles.text}>
            <Link href={contactHref(contact.id)}>
              <bdi>{contact.name}</bdi>
            </Link>
            <Text size="caption" tone="muted" maxLines={1}>
              {[contact.title, words.exchanged({ received, sent })].filter((fact) => fact !== null).join(' · ')}
            </Text>
          </div>
          {contact.lastMessageAt !== null && (
            <Text as="span" size="caption" tone="muted">
              <RelativeTime instant={contact.lastMessageAt} />
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}

export function MemberItems({ members }: { members: readonly CompanyMember[] }) {
  const words = useStrings(companyStrings);
  return (
    <ul className={styles.items}>
      {members.map(({ id, name, people, messages }) => (
        <li key={id ?? ''} className={styles.item}>
          <Avatar name={name} />
          <div className={styles.text}>
            <Text size="dense">
              <bdi>{name ?? words.nobody}</bdi>
            </Text>
            <Text size="caption" tone="muted">
              {words.memberFacts({ people, messages })}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface ConversationItemsProps {
  conversations: readonly CompanyConversation[];
  conversationHref: (conversationId: string) => string;
}

export function ConversationItems({ conversations, conversationHref }: ConversationItemsProps) {
  const words = useStrings(companyStrings);
  return (
    <ul className={styles.items}>
      {conversations.map(({ id, channel, subject, contact, lastMessageAt }) => (
        <li key={id} className={styles.item}>
          <ChannelMark channel={channel} />
          <div className={styles.text}>
            <Link href={conversationHref(id)}>
              <bdi>{subject ?? words.noSubject({ name: contact.name })}</bdi>
            </Link>
            {subject !== null && (
              <Text size="caption" tone="muted" maxLines={1}>
                <bdi>{contact.name}</bdi>
              </Text>
            )}
          </div>
          <Text as="span" size="caption" tone="muted">
            <RelativeTime instant={lastMessageAt} />
          </Text>
        </li>
      ))}
    </ul>
  );
}
