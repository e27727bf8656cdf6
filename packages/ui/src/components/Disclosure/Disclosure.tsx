import type { ReactNode, Ref } from 'react';
import { Disclosure as AriaDisclosure, Button, DisclosurePanel, Heading } from 'react-aria-components';
import { type SlotProps, useSlotted } from '../../slots';
import { Icon } from '../Icon';
import * as styles from './Disclosure.css';
import { DisclosureContext } from './DisclosureContext';

export interface DisclosureProps extends SlotProps {
  /** Names the content. It must make sense while closed. */
  title: string;
  /** A figure or state at the end of the title: `3 of 8`. */
  detail?: ReactNode;
  /** The content. It stays in the document while closed, so that find-in-page can reveal it. */
  children: ReactNode;
  /** Heading level of the title. Use `none` within text that is not a section of the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 'none';
  /** `small` inside panels and cards. @default 'medium' */
  size?: 'small' | 'medium';
  /** Identifies it in a `DisclosureGroup`. */
  id?: string;
  isExpanded?: boolean;
  /** Whether it is initially open. @default false */
  defaultExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  /** @default false */
  isDisabled?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** A title that shows and hides its content. Use it for details that few readers need. */
export function Disclosure(ownProps: DisclosureProps) {
  const { title, detail, children, headingLevel = 3, size, ...rest } = useSlotted(ownProps, DisclosureContext);
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
