import type { Ref } from 'react';
import { Button, type ButtonProps } from 'react-aria-components';
import type { Behaviour } from '../../behaviour';
import { VisuallyHidden } from '../VisuallyHidden';
import { Avatar, type AvatarProps } from './Avatar';
import * as styles from './AvatarButton.css';

export interface AvatarButtonProps
  extends Pick<AvatarProps, 'name' | 'size'>,
    Behaviour<ButtonProps, 'aria-label' | 'name' | 'isDisabled'> {
  /** What it opens: its name for screen readers. */
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A person or a workspace whose initials open something: a menu, a panel. */
export function AvatarButton({ name, size, label, ...rest }: AvatarButtonProps) {
  return (
    <Button {...rest} className={styles.button}>
      <Avatar name={name} size={size} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  );
}
