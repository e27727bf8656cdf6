import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps, ProgressBar } from 'react-aria-components';
import type { Behavior } from '../../behavior';
import { useStrings } from '../../locale';
import { useSlotted } from '../../slots';
import { commonStrings } from '../../strings/generated/common';
import type { IconName } from '../Icon';
import { useIsSkeleton } from '../Skeleton';
import { ownShape } from '../Skeleton/Skeleton.css';
import * as styles from './Button.css';
import { ButtonContent } from './ButtonContent';
import { ButtonContext } from './ButtonContext';

export interface ButtonProps extends Behavior<AriaButtonProps> {
  /** The action, starting with a verb. */
  children: ReactNode;
  /**
   * `primary` for a screen's main action, `secondary` for others, `quiet` in dense rows, `danger` for irreversible
   * ones.
   *
   * @default 'secondary'
   */
  tone?: styles.ButtonVariants['tone'];
  /**
   * `small` in rows (26 px), `medium` in bars (32 px), `large` in dialogs and empty states (40 px). Buttons on touch
   * screens are at least 44 px high.
   *
   * @default 'medium'
   */
  size?: styles.ButtonVariants['size'];
  /** An icon before the text. */
  icon?: IconName;
  /** An icon after the text: a chevron for "opens", an arrow for "navigates". */
  iconAfter?: IconName;
  /** Fills the width of the container. @default false */
  isFullWidth?: boolean;
  /**
   * The action is running. The button keeps focus and width and ignores presses. Screen readers announce it, and a
   * spinner appears after a second.
   *
   * @default false
   */
  isPending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Triggers an action. For navigation, use `Link`. */
export function Button(ownProps: ButtonProps) {
  const { children, tone, size, icon, iconAfter, isFullWidth, isPending, ...rest } = useSlotted(
    ownProps,
    ButtonContext,
  );
  const isSkeleton = useIsSkeleton();
  const className = styles.button({ tone, size, fill: isFullWidth });
  return (
    <AriaButton {...rest} isPending={isPending} className={isSkeleton ? `${className} ${ownShape}` : className}>
      <ButtonContent size={size} icon={icon} iconAfter={iconAfter}>
        {children}
      </ButtonContent>
      {isPending && <PendingMark />}
    </AriaButton>
  );
}

/** The spinner of a pending button. react-aria adds its label to the button's accessible name. */
export function PendingMark() {
  const words = useStrings(commonStrings);
  return (
    <ProgressBar isIndeterminate aria-label={words.pending} className={styles.pending}>
      <span className={styles.spinner} />
    </ProgressBar>
  );
}
