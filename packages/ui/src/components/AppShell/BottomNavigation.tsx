import { Link } from 'react-aria-components';
import { Icon } from '../Icon';
import type { ShellLink } from './AppShell';
import * as styles from './Navigation.css';
import { isCurrent } from './isCurrent';
import { shellStrings } from './strings';

interface BottomNavigationProps {
  links: readonly ShellLink[];
  currentPath: string;
}

/** The main screens within reach of a thumb, below 768 px. */
export function BottomNavigation({ links, currentPath }: BottomNavigationProps) {
  return (
    <nav aria-label={shellStrings.bottomNavigation} className={styles.bottomNavigation}>
      <ul className={styles.bottomList}>
        {links.map(({ href, label, icon }) => (
          <li key={href} className={styles.bottomItem}>
            <Link
              href={href}
              aria-current={isCurrent(href, currentPath) ? 'page' : undefined}
              className={styles.bottomLink}
            >
              <Icon name={icon} size="large" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
