import type { ReactNode, Ref } from 'react';
import {
  MenuSection as AriaMenuSection,
  type MenuSectionProps as AriaMenuSectionProps,
  Header,
} from 'react-aria-components';
import * as styles from './Menu.css';

export interface MenuSectionProps
  extends Pick<AriaMenuSectionProps<object>, 'selectionMode' | 'selectedKeys' | 'onSelectionChange'> {
  /** What the items have in common. */
  title: string;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Related items under a heading, after a hairline. It may have its own selection. */
export function MenuSection({ title, children, ...rest }: MenuSectionProps) {
  return (
    <AriaMenuSection {...rest} className={styles.section}>
      <Header className={styles.sectionTitle}>{title}</Header>
      {children}
    </AriaMenuSection>
  );
}
