import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components';
import { group } from './ButtonGroup.css';

export interface ButtonGroupProps {
  /** Accessible name: what the buttons have in common. */
  label: string;
  /** Two to about five `Button`s, the main one last. */
  children: ReactNode;
  /** Alignment within a wider container. @default 'start' */
  align?: 'start' | 'end' | 'between';
  ref?: Ref<HTMLDivElement>;
}

/** Groups related buttons. They wrap if they do not fit. */
export function ButtonGroup({ label, children, align, ref }: ButtonGroupProps) {
  return (
    <Group ref={ref} aria-label={label} className={group({ align })}>
      {children}
    </Group>
  );
}
