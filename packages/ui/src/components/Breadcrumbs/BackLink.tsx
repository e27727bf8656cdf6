import { useStrings } from '../../locale';
import { breadcrumbStrings } from '../../strings/generated/breadcrumb';
import { Link } from '../Link';

export interface BackLinkProps {
  href: string;
  /** The parent page's name: `Dashboard` makes "Back to Dashboard". */
  to: string;
}

/** Links to the parent page, wherever the reader came from. */
export function BackLink({ href, to }: BackLinkProps) {
  const words = useStrings(breadcrumbStrings);
  return (
    <Link href={href} isStandalone icon="arrow-left" tone="ink">
      {words.backTo({ page: to })}
    </Link>
  );
}
