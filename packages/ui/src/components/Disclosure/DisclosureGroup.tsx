import type { ReactNode, Ref } from 'react';
import { DisclosureGroup as AriaDisclosureGroup } from 'react-aria-components';
import * as styles from './Disclosure.css';

export interface DisclosureGroupProps {
  /** `Disclosure` components, each with an `id` if the group tracks which are open. */
  children: ReactNode;
  /** Allows several to be open. Otherwise, opening one closes the others. @default false */
  allowsMultiple?: boolean;
  expandedKeys?: Iterable<string>;
  defaultExpandedKeys?: Iterable<string>;
  onExpandedChange?: (ids: ReadonlySet<string>) => void;
  /** @default false */
  isDisabled?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Related disclosures divided by hairlines, such as an FAQ or the parts of a long form. */
export function DisclosureGroup({ children, allowsMultiple, onExpandedChange, ...rest }: DisclosureGroupProps) {
  return (
    <AriaDisclosureGroup
      {...rest}
      allowsMultipleExpanded={allowsMultiple}
      onExpandedChange={(keys) => onExpandedChange?.(new Set([...keys].map((key) => String(key))))}
      className={styles.group}
    >
      {children}
    </AriaDisclosureGroup>
  );
}
