import { Link } from '../../../components/Link';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { messageStrings } from '../../../strings/message';

export interface PersonLinkProps {
  /** `null` where nobody is known to have written. */
  contactId: string | null;
  name: string | null;
  contactHref: (contactId: string) => string;
}

/** Somebody's name, which leads to their contact. */
export function PersonLink({ contactId, name, contactHref }: PersonLinkProps) {
  const words = useStrings(messageStrings);
  const shown = <bdi>{name ?? words.unknownContact}</bdi>;
  return (
    <Text as="span" size="dense">
      {contactId === null ? (
        shown
      ) : (
        <Link href={contactHref(contactId)} tone="ink" isStandalone>
          {shown}
        </Link>
      )}
    </Text>
  );
}
