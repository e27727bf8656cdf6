import { Link } from '../../../components/Link';
import * as styles from './CellLink.css';

interface CellLinkProps {
  href: string;
  children: string;
}

/** A link that is alone in its cell: as large as a finger needs where one is used. */
export function CellLink({ href, children }: CellLinkProps) {
  return (
    <span className={styles.cell}>
      <Link href={href}>{children}</Link>
    </span>
  );
}
