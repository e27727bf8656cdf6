import { type ReactNode, use } from 'react';
import { Button, type ButtonProps } from '../Button';
import * as styles from './Form.css';
import { PendingContext } from './FormContext';
import { steadyPress } from './steadyPress';

export interface FormActionsProps {
  /** A `SubmitButton`, then other ways on: cancel, delete. */
  children: ReactNode;
}

/** The buttons at the end of a form. */
export function FormActions({ children }: FormActionsProps) {
  return <div className={styles.actions}>{children}</div>;
}

export interface SubmitButtonProps extends Pick<ButtonProps, 'children' | 'icon' | 'size' | 'isFullWidth'> {
  /** @default 'primary' */
  tone?: ButtonProps['tone'];
}

/** Sends the form. While that is under way it keeps the focus, says so, and sends nothing twice. */
export function SubmitButton({ tone = 'primary', ...rest }: SubmitButtonProps) {
  return <Button {...rest} type="submit" tone={tone} isPending={use(PendingContext)} onPointerDown={steadyPress} />;
}
