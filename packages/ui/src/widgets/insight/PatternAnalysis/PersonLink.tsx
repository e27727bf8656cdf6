import { Link } from '../../../components/Link';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { messageStrings } from '../../../strings/message';

export interface PersonLinkProps {
  /** `null` if the author is unknown. */
  contactId: string | null;
  name: string | null;
  contactHref: (contactId: string) => string;
}

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
