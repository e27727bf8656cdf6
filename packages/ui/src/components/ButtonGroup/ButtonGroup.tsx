import { type ReactNode, type Ref, useMemo } from 'react';
import { Group } from 'react-aria-components';
import { ButtonContext, type ButtonDefaults } from '../Button';
import { group } from './ButtonGroup.css';

export interface ButtonGroupProps {
  /** Accessible name: what the buttons have in common. */
  label: string;
  /** Two to about five `Button`s, the main one last. */
  children: ReactNode;
  /** Alignment within a wider container. @default 'start' */
  align?: 'start' | 'end' | 'between';
  /** Size of all buttons. @default their own */
  size?: ButtonDefaults['size'];
  /** Disables all buttons. @default false */
  isDisabled?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Groups related buttons. They wrap if they do not fit. */
export function ButtonGroup({ label, children, align, size, isDisabled, ref }: ButtonGroupProps) {
  const defaults = useMemo(() => ({ size, isDisabled }), [size, isDisabled]);
  return (
    <Group ref={ref} aria-label={label} className={group({ align })}>
      <ButtonContext.Provider value={defaults}>{children}</ButtonContext.Provider>
    </Group>
  );
}
