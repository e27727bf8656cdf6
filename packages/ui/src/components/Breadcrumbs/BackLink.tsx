import { useStrings } from '../../locale';
import { breadcrumbStrings } from '../../strings/generated/breadcrumb';
import { Link } from '../Link';

export interface BackLinkProps {
  /** The address of the page above. */
  href: string;
  /** Its name: `Dashboard` makes `Back to Dashboard`. */
  to: string;
}

/** One step up, to a page that it names: it leads there whichever way the reader came. */
export function BackLink({ href, to }: BackLinkProps) {
  const words = useStrings(breadcrumbStrings);
  return (
    <Link href={href} isStandalone icon="arrow-left" tone="ink">
      {words.backTo({ page: to })}
    </Link>
  );
}
