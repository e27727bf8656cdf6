import type { Deal } from '@concordia/api-client';
import { Avatar } from '../../../../components/Avatar';
import { Inline } from '../../../../components/Inline';
import { Link } from '../../../../components/Link';
import { useStrings } from '../../../../locale';
import { dealStrings } from '../../../../strings/generated/deal';
import type { DealSubjectLinks } from './DealDialog';

/** Ways from a deal to its contact, company and conversations. */
export function DealSubjects({ deal, contactHref, companyHref, conversationHref }: DealSubjectLinks & { deal: Deal }) {
  const words = useStrings(dealStrings);
  const { contact, company, conversationIds } = deal;
  return (
    <Inline gap="md">
      <Inline gap="xs">
        <Avatar name={contact.name} size="small" />
        <Link href={contactHref(contact.id)}>
          <bdi>{contact.name}</bdi>
        </Link>
      </Inline>
      {company !== null && (
        <Link href={companyHref(company)} isStandalone icon="building">
          <bdi>{company}</bdi>
        </Link>
      )}
      {conversationIds.map((id, index) => (
        <Link key={id} href={conversationHref(id)} isStandalone icon="inbox">
          {words.conversation({ at: String(index + 1) })}
        </Link>
      ))}
    </Inline>
  );
}
