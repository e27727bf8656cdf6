import { type KeyboardEvent, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { useStrings } from '../../locale';
import { commonStrings } from '../../strings/generated/common';
import { Icon } from '../Icon';
import * as styles from './AppShellPage.css';

interface PagePanel {
  /** Accessible name of the region. */
  label: string;
  content: ReactNode;
  /** Below 1200 px, shows the panel as an overlay. */
  isOpen: boolean;
  /**
   * `quiet` for content that is only a hint, `wide` for content as large as a page, `reading` for content that matters more than the screen, which
   * narrows to a list, `full` for content in its place.
   *
   * @default 'regular'
   */
  size?: styles.PanelSize;
  /** Called by Escape and by the close button. The button is shown only while the panel is an overlay. */
  onClose: () => void;
  /** The content has its own close button, so the panel adds none. @default false */
  hasOwnClose?: boolean;
}

export interface AppShellPageProps {
  children: ReactNode;
  /** Filters and counters, shown from 768 px. Below that, the screen has to offer them itself. */
  sidebar?: { label: string; content: ReactNode };
  /** Details of the selection, beside the screen from 1200 px. */
  panel?: PagePanel;
  /** `page`: the window scrolls. `inside`: the screen fills the window and its columns scroll. @default 'page' */
  scrolls?: 'page' | 'inside';
  ref?: Ref<HTMLDivElement>;
}

/** One screen inside the `AppShell`: the main landmark and the regions beside it. */
export function AppShellPage({ children, sidebar, panel, scrolls = 'page', ref }: AppShellPageProps) {
  return (
    <div ref={ref} className={styles.page({ scrolls })} data-scrolls={scrolls}>
      {sidebar && (
        <aside aria-label={sidebar.label} className={styles.sidebar({ scrolls })}>
          {sidebar.content}
        </aside>
      )}
      <main id="main" tabIndex={-1} className={styles.main({ scrolls })} data-panel={panel?.size}>
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
  size = 'regular',
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
      className={styles.panel({ scrolls, size })}
      data-open={isOpen || undefined}
    >
      <div role="presentation" className={styles.panelContent({ size })} onKeyDown={onKeyDown}>
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

/** An overlaid panel takes focus and restores it on close. A panel beside the page leaves focus alone. */
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
