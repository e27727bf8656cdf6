import type { ReactNode } from 'react';
import { Group } from 'react-aria-components';
import { group } from './ButtonGroup.css';

export interface ButtonGroupProps {
  /** Accessible name: what the buttons have in common. */
  label: string;
  /** Two to about five `Button`s, the main one last. */
  children: ReactNode;
  /** Alignment within a wider container. @default 'start' */
  align?: 'start' | 'end' | 'between';
}

/** Groups related buttons. They wrap if they do not fit. */
export function ButtonGroup({ label, children, align }: ButtonGroupProps) {
  return (
    <Group aria-label={label} className={group({ align })}>
      {children}
    </Group>
  );
}
