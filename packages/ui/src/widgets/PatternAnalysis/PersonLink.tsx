import { Link } from '../../components/Link';
import { Text } from '../../components/Text';
import { useStrings } from '../../locale';
import { messageStrings } from '../../strings/messages';

export interface PersonLinkProps {
  /** `null` where nobody is known to have written. */
  contactId: string | null;
  name: string | null;
  company?: string | null;
  contactHref: (contactId: string) => string;
}

/** Somebody's name, which leads to their contact, and where they work. */
export function PersonLink({ contactId, name, company = null, contactHref }: PersonLinkProps) {
  const words = useStrings(messageStrings);
  if (contactId === null) return words.unknownContact;
  return (
    <Text as="span" size="dense">
      <Link href={contactHref(contactId)} tone="ink" isStandalone>
        <bdi>{name ?? words.unknownContact}</bdi>
      </Link>
      {company !== null && (
        <>
          {' · '}
          <bdi>{company}</bdi>
        </>
      )}
    </Text>
  );
}
