import type { ReactNode } from 'react';
import { Disclosure as AriaDisclosure, Button, DisclosurePanel, Heading } from 'react-aria-components';
import { Icon } from '../Icon';
import * as styles from './Disclosure.css';

export interface DisclosureProps {
  /** What is inside, in words that still make sense when it is closed. */
  title: string;
  /** A figure or a state at the end of the title: `3 of 8`. */
  detail?: ReactNode;
  /** What is shown and hidden. Closed, it stays in the document, so that a search in the page finds it and opens it. */
  children: ReactNode;
  /** The level of the title among the headings of the page; `none` for a fold within a text, which names no part of the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 'none';
  /** `small` inside panels and cards. @default 'medium' */
  size?: 'small' | 'medium';
  /** Its name in a `DisclosureGroup`. */
  id?: string;
  /** Whether it is open, where the caller decides. */
  isExpanded?: boolean;
  /** Whether it is open at first. @default false */
  defaultExpanded?: boolean;
  /** Told when it opens or closes. */
  onExpandedChange?: (isExpanded: boolean) => void;
  /** @default false */
  isDisabled?: boolean;
}

/** A title that shows and hides what belongs to it. For what many readers do not need; what most need stands open. */
export function Disclosure({ title, detail, children, headingLevel = 3, size, ...rest }: DisclosureProps) {
  const trigger = (
    <Button slot="trigger" className={styles.trigger({ size })}>
      <span className={styles.chevron}>
        <Icon name="chevron-right" size="small" />
      </span>
      <span className={styles.title}>{title}</span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </Button>
  );
  return (
    <AriaDisclosure {...rest} className={styles.root}>
      {headingLevel === 'none' ? trigger : <Heading level={headingLevel}>{trigger}</Heading>}
      <DisclosurePanel className={styles.panel}>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
