import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { useStrings } from '../../locale';
import { shellStrings } from '../../strings/generated/shell';
import { Avatar } from '../Avatar';
import { Icon, type IconName } from '../Icon';
import * as styles from './AppShell.css';
import { BottomNavigation } from './BottomNavigation';
import { Brand } from './Brand';
import { TopNavigation } from './TopNavigation';

/** A screen that the navigation leads to. */
export interface ShellLink {
  /** Its address. */
  href: string;
  /** Its name. */
  label: string;
  /** Its drawing in the bottom navigation and the menu. */
  icon: IconName;
  /** It is one of those in the bottom navigation of small screens. @default false */
  isInBottomBar?: boolean;
}

export interface AppShellProps {
  /** The product's name, in the serif. */
  name: string;
  /** What it is for, under the name. */
  tagline: string;
  /** The Latin motto. */
  motto: string;
  /** All screens, in their order. Leads through the router that the app gives to react-aria's `RouterProvider`. */
  links: readonly ShellLink[];
  /** Path of the screen that is shown, to mark its link. */
  currentPath: string;
  /** The button with the bell, and whether its dot shows. */
  notifications?: { hasUnread: boolean; onPress?: () => void };
  /** Whose initials stand at the end of the header. */
  userName?: string;
  /** Takes the place of the bell and the initials, where each opens something of its own. */
  headerEnd?: ReactNode;
  /** An `AppShellPage`. */
  children: ReactNode;
}

/**
 * What stands around every screen: header, navigation, and a way past both for those who use the keyboard. Wide screens have the links in the
 * header; below 768 px they are in a menu, and the main ones in a bar at the lower edge.
 */
export function AppShell({
  name,
  tagline,
  motto,
  links,
  currentPath,
  notifications,
  userName,
  headerEnd,
  children,
}: AppShellProps) {
  const words = useStrings(shellStrings);
  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skipLink}>
        {words.skip}
      </a>
      <header className={styles.header}>
        <Brand name={name} tagline={tagline} href={links[0]?.href ?? '/'} />
        <TopNavigation links={links} currentPath={currentPath} motto={motto} />
        <p lang="la" className={styles.motto}>
          {motto}
        </p>
        <div className={styles.headerEnd}>
          {notifications && <Bell {...notifications} />}
          {userName !== undefined && <Avatar name={userName} label={userName} />}
          {headerEnd}
        </div>
      </header>
      {children}
      <BottomNavigation links={links.filter((link) => link.isInBottomBar)} currentPath={currentPath} />
    </div>
  );
}

function Bell({ hasUnread, onPress }: NonNullable<AppShellProps['notifications']>) {
  const words = useStrings(shellStrings);
  const label = hasUnread ? words.unreadNotifications : words.notifications;
  return (
    <Button aria-label={label} onPress={onPress} className={styles.bell}>
      <Icon name="bell" size="large" />
      {hasUnread && <span className={styles.dot} />}
    </Button>
  );
}
