import type { ReactNode } from 'react';
import * as styles from './ConsoleLayout.css';

export interface ConsoleLayoutProps {
  /** The list and what stands under it. */
  sidebar: ReactNode;
  /** What the sidebar holds, for who jumps to it. */
  sidebarLabel: string;
  /** The open panel; `null` for none. */
  panel: ReactNode | null;
  /** The way from the panel to the list, where only one of them has room. */
  back: ReactNode;
  /** What stands in the panel's place while none is open. */
  placeholder: ReactNode;
  /** What stands under the panel. */
  children: ReactNode;
}

/** A list, and beside it the panel of what is chosen. On a phone the list leads into the panel, which takes its place. */
export function ConsoleLayout({ sidebar, sidebarLabel, panel, back, placeholder, children }: ConsoleLayoutProps) {
  const isOpen = panel !== null;
  return (
    <div className={styles.console}>
      <aside className={styles.place({ narrow: isOpen ? 'goes' : 'stays' })} aria-label={sidebarLabel}>
        {sidebar}
      </aside>
      <div className={styles.place()}>
        {isOpen && <div className={styles.place({ medium: 'goes' })}>{back}</div>}
        {isOpen ? panel : <div className={styles.place({ narrow: 'goes' })}>{placeholder}</div>}
        {children}
      </div>
    </div>
  );
}
