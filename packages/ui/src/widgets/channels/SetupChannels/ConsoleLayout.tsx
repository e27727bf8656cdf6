import type { ReactNode } from 'react';
import * as styles from './ConsoleLayout.css';

export interface ConsoleLayoutProps {
  sidebar: ReactNode;
  sidebarLabel: string;
  /** `null` if none is open. */
  panel: ReactNode | null;
  /** Link from the panel to the list, on screens with room for only one. */
  back: ReactNode;
  /** Shown while no panel is open. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** A list beside the panel of its selected item. On phones the panel replaces the list. */
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
