import type { ReactNode } from 'react';
import {
  MenuSection as AriaMenuSection,
  type MenuSectionProps as AriaMenuSectionProps,
  Header,
} from 'react-aria-components';
import * as styles from './Menu.css';

export interface MenuSectionProps
  extends Pick<AriaMenuSectionProps<object>, 'selectionMode' | 'selectedKeys' | 'onSelectionChange'> {
  /** Names what its items have in common. */
  title: string;
  /** `MenuItem`s. */
  children: ReactNode;
}

/** Items that belong together, under a name and after a hairline. It may have a selection of its own. */
export function MenuSection({ title, children, ...rest }: MenuSectionProps) {
  return (
    <AriaMenuSection {...rest} className={styles.section}>
      <Header className={styles.sectionTitle}>{title}</Header>
      {children}
    </AriaMenuSection>
  );
}
