import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { useStrings } from '../../locale';
import { commonStrings } from '../../strings/generated/common';
import { Icon } from '../Icon';
import * as styles from './AppShellPage.css';

interface PagePanel {
  /** Names the region. */
  label: string;
  /** What it shows. */
  content: ReactNode;
  /**
   * Something is chosen: below 1200 px, where the panel has no place of its own, it lies over the page while this holds.
   */
  isOpen: boolean;
  /**
   * It holds no more than a hint, and leaves most of its width to the screen beside it.
   *
   * @default false
   */
  isQuiet?: boolean;
  /**
   * It holds as much as a page of its own, and gets the room for it.
   *
   * @default false
   */
  isWide?: boolean;
  /** Asked for by Escape and by the cross; both are there only while it lies over the page. */
  onClose: () => void;
  /**
   * What it shows has a cross of its own, so the panel does not add another.
   *
   * @default false
   */
  hasOwnClose?: boolean;
}

export interface AppShellPageProps {
  /** The screen itself. */
  children: ReactNode;
  /** Counters, filters and the like, beside the screen from 768 px on. Below that the screen shows its own. */
  sidebar?: { label: string; content: ReactNode };
  /** Details of what is chosen, beside the screen from 1200 px on. */
  panel?: PagePanel;
  /**
   * `page`: the window scrolls. `inside`: the screen fills the window, and its columns scroll.
   *
   * @default 'page'
   */
  scrolls?: 'page' | 'inside';
}

/** One screen inside the `AppShell`: the main landmark, and the regions beside it. */
export function AppShellPage({ children, sidebar, panel, scrolls = 'page' }: AppShellPageProps) {
  return (
    <div className={styles.page({ scrolls })} data-scrolls={scrolls}>
      {sidebar && (
        <aside aria-label={sidebar.label} className={styles.sidebar({ scrolls })}>
          {sidebar.content}
        </aside>
      )}
      <main id="main" tabIndex={-1} className={styles.main({ scrolls })}>
        {children}
      </main>
      {panel && <Panel {...panel} scrolls={scrolls} />}
    </div>
  );
}

function Panel({
  label,
  content,
  isOpen,
  isQuiet,
  isWide,
  onClose,
  hasOwnClose = false,
  scrolls,
}: PagePanel & { scrolls: 'page' | 'inside' }) {
  const words = useStrings(commonStrings);
  const root = useRef<HTMLElement>(null);
  useFocusWhileOver(root, isOpen);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    <aside
      ref={root}
      aria-label={label}
      tabIndex={-1}
      className={styles.panel({ scrolls })}
      data-open={isOpen || undefined}
      data-quiet={isQuiet || undefined}
      data-wide={isWide || undefined}
    >
      <div role="presentation" className={styles.panelContent} onKeyDown={onKeyDown}>
        {!hasOwnClose && (
          <Button aria-label={words.close} onPress={onClose} className={styles.panelClose}>
            <Icon name="close" />
          </Button>
        )}
        {content}
      </div>
    </aside>
  );
}

/** A panel that comes over the page takes focus with it, and gives it back when it goes. Beside the page it leaves focus alone. */
function useFocusWhileOver(root: React.RefObject<HTMLElement | null>, isOpen: boolean) {
  const cameFrom = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const panel = root.current;
    if (!isOpen || !panel || getComputedStyle(panel).position !== 'fixed') return;
    cameFrom.current = document.activeElement;
    panel.focus();
    return () => {
      if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    };
  }, [isOpen, root]);
}
