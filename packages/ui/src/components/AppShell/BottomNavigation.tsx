import { Link } from 'react-aria-components';
import { useStrings } from '../../locale';
import { shellStrings } from '../../strings/generated/shell';
import { Icon } from '../Icon';
import type { ShellLink } from './AppShell';
import { isCurrent } from './isCurrent';
import * as styles from './Navigation.css';

interface BottomNavigationProps {
  links: readonly ShellLink[];
  currentPath: string;
}

/** The main screens, below 768 px. */
export function BottomNavigation({ links, currentPath }: BottomNavigationProps) {
  const words = useStrings(shellStrings);
  return (
    <nav aria-label={words.bottomNavigation} className={styles.bottomNavigation}>
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
