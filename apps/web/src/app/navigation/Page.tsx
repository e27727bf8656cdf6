import { text, type TextVariants } from '@concordia/ui/theme';
import { VisuallyHidden } from '@concordia/ui/components/VisuallyHidden';
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './Page.css';

export interface PageProps {
  /** The page's heading, and the first part of the document's title. */
  title: string;
  /**
   * Keeps the heading for screen readers, on a page whose content says where one is.
   *
   * @default false
   */
  isTitleHidden?: boolean;
  /** A line under the heading. */
  description?: ReactNode;
  /** What stands beside the heading: a badge, a link back. */
  aside?: ReactNode;
  /** @default 'title' */
  titleStyle?: TextVariants['style'];
  children: ReactNode;
}

/** Whether a page was shown before in this visit: the first one leaves focus where the browser put it. */
let isFirst = true;

/** One page: its title for the browser, its heading, which takes focus when one navigates to it, and its content. */
export function Page({ title, isTitleHidden = false, description, aside, titleStyle = 'title', children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${title} · Concordia`;
  }, [title]);

  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);

  const headingElement = (
    <h1 ref={heading} tabIndex={-1} className={text({ style: titleStyle })}>
      {title}
    </h1>
  );
  if (isTitleHidden) {
    return (
      <>
        <VisuallyHidden>{headingElement}</VisuallyHidden>
        {children}
      </>
    );
  }
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.titles}>
          {headingElement}
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </header>
      {children}
    </div>
  );
}
