import type { ReactNode } from 'react';
import { Group } from 'react-aria-components';
import { group } from './ButtonGroup.css';

export interface ButtonGroupProps {
  /** What the buttons have in common, for people who do not see them stand together. */
  label: string;
  /** Two to some five `Button`s, the main one last. */
  children: ReactNode;
  /**
   * Where they stand in a wider place.
   *
   * @default 'start'
   */
  align?: 'start' | 'end' | 'between';
}

/** Buttons that belong together. Where they do not fit in a row they take another. */
export function ButtonGroup({ label, children, align }: ButtonGroupProps) {
  return (
    <Group aria-label={label} className={group({ align })}>
      {children}
    </Group>
  );
}
