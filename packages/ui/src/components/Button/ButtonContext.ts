import { createSlots } from '../../slots';
import type { ButtonVariants } from './Button.css';

export interface ButtonDefaults {
  size?: ButtonVariants['size'];
  tone?: ButtonVariants['tone'];
  isDisabled?: boolean;
}

/**
 * What a container sets for the buttons in it: `Button`, `IconButton` and `LinkButton`. A button's own props win. With `slots`, each slot has its own.
 */
export const ButtonContext = createSlots<ButtonDefaults>();
