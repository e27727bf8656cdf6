import { createContext } from 'react';
import { useSlottedContext } from 'react-aria-components';
import type { ButtonVariants } from './Button.css';

export interface ButtonDefaults {
  size?: ButtonVariants['size'];
  tone?: ButtonVariants['tone'];
  isDisabled?: boolean;
}

/**
 * What a container sets for the buttons in it: `Button`, `IconButton` and `LinkButton`. A button's own props win. With `slots`, each slot has
 * its own, as in react-aria-components. Dialogs and popovers start without these defaults, wherever they are opened from.
 */
export const ButtonContext = createContext<
  ButtonDefaults | { slots?: Record<string | symbol, ButtonDefaults> } | null | undefined
>(null);

export const useButtonDefaults = (slot: string | null | undefined): ButtonDefaults =>
  useSlottedContext(ButtonContext, slot) ?? {};
