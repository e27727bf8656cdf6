import type { ReactNode, Ref } from 'react';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components';
import type { Behavior } from '../../behavior';
import { useSlotted } from '../../slots';
import { button, content, label } from '../Button/Button.css';
import { Icon, type IconName } from '../Icon';
import { toggle } from './ToggleButton.css';
import { ToggleButtonContext } from './ToggleButtonContext';

export interface ToggleButtonProps extends Behavior<AriaToggleButtonProps, 'aria-label'> {
  /** What is on or off: a noun or adjective, the same in both states. */
  children: ReactNode;
  /** `quiet` is for rows and bars. It has an edge only while on. @default 'secondary' */
  tone?: 'secondary' | 'quiet';
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** An icon before the label. */
  icon?: IconName;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that stays pressed, to toggle a view option. For persistent settings use `Switch`. */
export function ToggleButton(ownProps: ToggleButtonProps) {
  const { children, tone, size, icon, ...rest } = useSlotted(ownProps, ToggleButtonContext);
  return (
    <AriaToggleButton {...rest} className={`${button({ tone, size })} ${toggle}`}>
      <span className={content}>
        {icon && <Icon name={icon} size={size === 'small' ? 'small' : 'medium'} />}
        <span className={label}>{children}</span>
      </span>
    </AriaToggleButton>
  );
}
