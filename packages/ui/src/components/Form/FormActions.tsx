import { type ReactNode, type Ref, use } from 'react';
import { Button, type ButtonProps } from '../Button';
import * as styles from './Form.css';
import { PendingContext } from './FormContext';
import { submitOnSteadyPress } from './submitOnSteadyPress';

export interface FormActionsProps {
  /** Cancel, then the `SubmitButton`, then other actions. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

export function FormActions({ children, ref }: FormActionsProps) {
  return (
    <div ref={ref} className={styles.actions}>
      {children}
    </div>
  );
}

export interface SubmitButtonProps extends Pick<ButtonProps, 'children' | 'icon' | 'size' | 'isFullWidth' | 'ref'> {
  /** @default 'primary' */
  tone?: ButtonProps['tone'];
}

/** Submits the form. While pending it keeps focus, announces the progress and prevents a second submit. */
export function SubmitButton({ tone = 'primary', ...rest }: SubmitButtonProps) {
  return (
    <Button {...rest} type="submit" tone={tone} isPending={use(PendingContext)} onPointerDown={submitOnSteadyPress} />
  );
}
