import type { ReactNode } from 'react';
import { DisclosureGroup as AriaDisclosureGroup } from 'react-aria-components';
import * as styles from './Disclosure.css';

export interface DisclosureGroupProps {
  /** `Disclosure`s, each with an `id` where the group is to know which is open. */
  children: ReactNode;
  /** Several may be open; else opening one closes the other. @default false */
  allowsMultiple?: boolean;
  /** Ids of those that are open, where the caller decides. */
  expandedKeys?: Iterable<string>;
  /** Ids of those that are open at first. */
  defaultExpandedKeys?: Iterable<string>;
  /** Told which are open now. */
  onExpandedChange?: (ids: ReadonlySet<string>) => void;
  /** @default false */
  isDisabled?: boolean;
}

/** Disclosures that belong together, between hairlines: questions and answers, the parts of a long form. */
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
