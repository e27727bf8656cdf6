import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps, ProgressBar } from 'react-aria-components';
import type { Behaviour } from '../../behaviour';
import { useStrings } from '../../locale';
import { commonStrings } from '../../strings/generated/common';
import { Icon, type IconName } from '../Icon';
import { useIsSkeleton } from '../Skeleton';
import { ownShape } from '../Skeleton/Skeleton.css';
import * as styles from './Button.css';

export interface ButtonProps extends Behaviour<AriaButtonProps> {
  /** What it does, beginning with a verb. */
  children: ReactNode;
  /**
   * `primary` for the one thing a screen is for, `secondary` for the others, `quiet` inside dense rows, `danger` for what cannot be undone.
   *
   * @default 'secondary'
   */
  tone?: styles.ButtonVariants['tone'];
  /**
   * `small` in rows (26 px), `medium` in bars (32 px), `large` in dialogs and empty places (40 px). Fingers always get 44 px.
   *
   * @default 'medium'
   */
  size?: styles.ButtonVariants['size'];
  /** A drawing before the words. */
  icon?: IconName;
  /** A drawing after the words: a chevron that says "opens", an arrow that says "goes". */
  iconAfter?: IconName;
  /**
   * Takes the whole width of its place.
   *
   * @default false
   */
  isFullWidth?: boolean;
  /**
   * Its work is under way. It keeps focus and width, ignores presses, says so to screen readers at once, and shows a spinner after a second.
   *
   * @default false
   */
  isPending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Starts something. What leads to another address is a `Link`. */
export function Button({ children, tone, size, icon, iconAfter, isFullWidth, isPending, ...rest }: ButtonProps) {
  const isSkeleton = useIsSkeleton();
  const className = styles.button({ tone, size, fill: isFullWidth });
  const drawing = size === 'small' ? 'small' : 'medium';
  return (
    <AriaButton {...rest} isPending={isPending} className={isSkeleton ? `${className} ${ownShape}` : className}>
      <span className={styles.content}>
        {icon && <Icon name={icon} size={drawing} />}
        <span className={styles.label}>{children}</span>
        {iconAfter && <Icon name={iconAfter} size={drawing} />}
      </span>
      {isPending && <PendingMark />}
    </AriaButton>
  );
}

/** The spinner over a pending button; react-aria reads its label out as part of the button's name. */
export function PendingMark() {
  const words = useStrings(commonStrings);
  return (
    <ProgressBar isIndeterminate aria-label={words.pending} className={styles.pending}>
      <span className={styles.spinner} />
    </ProgressBar>
  );
}
