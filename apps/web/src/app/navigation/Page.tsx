import { AppShellPage } from '@concordia/ui/components/AppShell';
import { text } from '@concordia/ui/theme';
import type { ReactNode } from 'react';
import * as styles from './Page.css';
import { usePageTitle } from './usePageTitle';

export interface PageProps {
  /** The page's heading, and the first part of the document's title. */
  title: string;
  /** A line under the heading. */
  description?: ReactNode;
  /** What stands beside the heading: a badge, a link back. */
  aside?: ReactNode;
  /**
   * The page fills the window and its content scrolls by itself.
   *
   * @default false
   */
  isFilling?: boolean;
  children: ReactNode;
}

/** A page with a heading and content under it. */
export function Page({ title, description, aside, isFilling = false, children }: PageProps) {
  const heading = usePageTitle(title);
  return (
    <AppShellPage scrolls={isFilling ? 'inside' : 'page'}>
      <div className={isFilling ? styles.filling : styles.page}>
        <header className={styles.header}>
          <div className={styles.titles}>
            <h1 ref={heading} tabIndex={-1} className={text({ style: 'title' })}>
              {title}
            </h1>
            {description && <p className={styles.description}>{description}</p>}
          </div>
          {aside && <div className={styles.aside}>{aside}</div>}
        </header>
        {children}
      </div>
    </AppShellPage>
  );
}
