import type { ReactNode, Ref } from 'react';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components';
import type { Behaviour } from '../../behaviour';
import { button, content, label } from '../Button/Button.css';
import { Icon, type IconName } from '../Icon';
import { toggle } from './ToggleButton.css';

export interface ToggleButtonProps extends Behaviour<AriaToggleButtonProps, 'aria-label'> {
  /** What is on or off: a noun or an adjective, the same in both states. */
  children: ReactNode;
  /**
   * `quiet` in rows and bars: an edge only while it is on.
   *
   * @default 'secondary'
   */
  tone?: 'secondary' | 'quiet';
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** A drawing before the words. */
  icon?: IconName;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that stays down: a way to look at something that is on or off. A setting that is kept is a `Switch`. */
export function ToggleButton({ children, tone, size, icon, ...rest }: ToggleButtonProps) {
  return (
    <AriaToggleButton {...rest} className={`${button({ tone, size })} ${toggle}`}>
      <span className={content}>
        {icon && <Icon name={icon} size={size === 'small' ? 'small' : 'medium'} />}
        <span className={label}>{children}</span>
      </span>
    </AriaToggleButton>
  );
}
