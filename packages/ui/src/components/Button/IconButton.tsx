import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import type { Behavior } from '../../behavior';
import { useSlotted } from '../../slots';
import { Icon, type IconName } from '../Icon';
import { useIsSkeleton } from '../Skeleton';
import { ownShape } from '../Skeleton/Skeleton.css';
import { Tooltip, type TooltipProps } from '../Tooltip';
import { PendingMark } from './Button';
import * as styles from './Button.css';
import { ButtonContext } from './ButtonContext';

export interface IconButtonProps extends Behavior<AriaButtonProps, 'aria-label'> {
  icon: IconName;
  /** The action, starting with a verb. Used as accessible name and tooltip. */
  label: string;
  /** @default 'quiet' */
  tone?: styles.ButtonVariants['tone'];
  /** @default 'medium' */
  size?: styles.ButtonVariants['size'];
  /** @default 'top' */
  tooltipPlacement?: TooltipProps['placement'];
  /** @default false */
  isPending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** An icon-only button, for frequent actions with a well-known icon. */
export function IconButton(ownProps: IconButtonProps) {
  const { icon, label, tone = 'quiet', size = 'medium', ...others } = useSlotted(ownProps, ButtonContext);
  const { tooltipPlacement, isPending, ...rest } = others;
  const isSkeleton = useIsSkeleton();
  const className = styles.button({ tone, size, shape: 'icon' });
  return (
    <Tooltip content={label} placement={tooltipPlacement} isDisabled={isSkeleton}>
      <AriaButton
        {...rest}
        aria-label={label}
        isPending={isPending}
        className={isSkeleton ? `${className} ${ownShape}` : className}
      >
        <span className={styles.content}>
          <Icon name={icon} size={size} />
        </span>
        {isPending && <PendingMark />}
      </AriaButton>
    </Tooltip>
  );
}
