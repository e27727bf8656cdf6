import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components';
import { useStrings } from '../../locale';
import { shellStrings } from '../../strings/generated/shell';
import { Avatar } from '../Avatar';
import { Icon, type IconName } from '../Icon';
import * as styles from './AppShell.css';
import { BottomNavigation } from './BottomNavigation';
import { Brand } from './Brand';
import { TopNavigation } from './TopNavigation';

export interface ShellLink {
  href: string;
  label: string;
  /** Shown in the bottom navigation and the menu. */
  icon: IconName;
  /** A main screen: its link is in the bottom bar of phones and in the header of tablets. @default false */
  isInBottomBar?: boolean;
}

export interface AppShellProps {
  name: string;
  /** What the product is for. Shown under the name. */
  tagline: string;
  motto: string;
  /** All screens, in order. Links navigate through the router passed to react-aria's `RouterProvider`. */
  links: readonly ShellLink[];
  /** Path of the current screen, to mark its link. */
  currentPath: string;
  /** Shows the bell, and its dot when there is something unread. */
  notifications?: { hasUnread: boolean; onPress?: () => void };
  /** The user's name, shown as initials at the end of the header. */
  userName?: string;
  /** Replaces the bell and the initials. */
  headerEnd?: ReactNode;
  /** An `AppShellPage`. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The frame of every screen: header, navigation and a skip link. From 1024 px all links are in the header. Below that, a menu has them
 * all; the main ones are also in the header, or below 768 px in a bottom bar.
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
  ref,
}: AppShellProps) {
  const words = useStrings(shellStrings);
  return (
    <div ref={ref} className={styles.shell}>
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
