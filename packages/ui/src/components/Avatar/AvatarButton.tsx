import type { Ref } from 'react';
import { Button, type ButtonProps } from 'react-aria-components';
import type { Behavior } from '../../behavior';
import { VisuallyHidden } from '../VisuallyHidden';
import { Avatar, type AvatarProps } from './Avatar';
import * as styles from './AvatarButton.css';

export interface AvatarButtonProps
  extends Pick<AvatarProps, 'name' | 'size'>,
    Behavior<ButtonProps, 'aria-label' | 'name' | 'isDisabled'> {
  /** Accessible name: what the button opens. */
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

export function AvatarButton({ name, size, label, ...rest }: AvatarButtonProps) {
  return (
    <Button {...rest} className={styles.button}>
      <Avatar name={name} size={size} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  );
}
