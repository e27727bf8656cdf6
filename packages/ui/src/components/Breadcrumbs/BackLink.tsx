import type { Ref } from 'react';
import { useStrings } from '../../locale';
import { breadcrumbStrings } from '../../strings/generated/breadcrumb';
import { Link } from '../Link';

export interface BackLinkProps {
  href: string;
  /** The parent page's name: `Dashboard` makes "Back to Dashboard". */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** Links to the parent page, wherever the reader came from. */
export function BackLink({ href, to, ref }: BackLinkProps) {
  const words = useStrings(breadcrumbStrings);
  return (
    <Link ref={ref} href={href} isStandalone icon="arrow-left" tone="ink">
      {words.backTo({ page: to })}
    </Link>
  );
}
