import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { useStrings } from '../../locale';
import { shellStrings } from '../../strings/generated/shell';
import { Icon } from '../Icon';
import type { ShellLink } from './AppShell';
import { isCurrent } from './isCurrent';
import * as styles from './Navigation.css';

interface TopNavigationProps {
  links: readonly ShellLink[];
  currentPath: string;
  motto: string;
}

/** All links: a row where there is room, otherwise a menu. Both use the same list, so each link exists once. On a tablet the row has the main screens. */
export function TopNavigation({ links, currentPath, motto }: TopNavigationProps) {
  const words = useStrings(shellStrings);
  const { isOpen, setIsOpen, root, onKeyDown } = useDisclosedMenu(currentPath);
  const listId = useId();
  return (
    <nav ref={root} aria-label={words.mainNavigation} className={styles.topNavigation}>
      <Button
        aria-label={isOpen ? words.closeMenu : words.openMenu}
        aria-expanded={isOpen}
        aria-controls={listId}
        onPress={() => setIsOpen(!isOpen)}
        onKeyDown={(event) => event.key === 'Escape' && setIsOpen(false)}
        className={styles.menuButton}
      >
        <Icon name={isOpen ? 'close' : 'menu'} size="large" />
      </Button>
      <div
        id={listId}
        className={styles.topLinks}
        data-open={isOpen || undefined}
        role="presentation"
        onKeyDown={onKeyDown}
      >
        <ul className={styles.topList}>
          {links.map(({ href, label, icon, isInBottomBar }) => (
            <li key={href} data-main={isInBottomBar || undefined} className={styles.topItem}>
              <Link
                href={href}
                aria-current={isCurrent(href, currentPath) ? 'page' : undefined}
                className={styles.topLink}
                onPress={() => setIsOpen(false)}
              >
                <span className={styles.topLinkIcon}>
                  <Icon name={icon} />
                </span>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <p lang="la" className={styles.menuMotto}>
          {motto}
        </p>
      </div>
    </nav>
  );
}

/** The menu of phones and tablets. It closes on Escape, on a press outside and on navigation. */
function useDisclosedMenu(currentPath: string) {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === currentPath;
  const root = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpenAt(null);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpenAt(null);
    root.current?.querySelector('button')?.focus();
  };
  return { isOpen, setIsOpen: (open: boolean) => setOpenAt(open ? currentPath : null), root, onKeyDown };
}
