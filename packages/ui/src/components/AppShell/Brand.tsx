import { Link } from 'react-aria-components';
import { text } from '../../theme';
import * as styles from './AppShell.css';

interface BrandProps {
  name: string;
  tagline: string;
  /** The home screen. */
  href: string;
}

export function Brand({ name, tagline, href }: BrandProps) {
  return (
    <div className={styles.brand}>
      <Link href={href} className={`${text({ style: 'brand' })} ${styles.name}`}>
        {name}
      </Link>
      <p className={styles.tagline}>{tagline}</p>
    </div>
  );
}
