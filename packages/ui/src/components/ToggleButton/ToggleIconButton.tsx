import type { Ref } from 'react';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components';
import type { Behavior } from '../../behavior';
import { useSlotted } from '../../slots';
import { button, content } from '../Button/Button.css';
import { Icon, type IconName } from '../Icon';
import { Tooltip, type TooltipProps } from '../Tooltip';
import { toggle } from './ToggleButton.css';
import { ToggleButtonContext } from './ToggleButtonContext';

export interface ToggleIconButtonProps extends Behavior<AriaToggleButtonProps, 'aria-label'> {
  icon: IconName;
  /** What is on or off, the same in both states. It is the accessible name and the tooltip. */
  label: string;
  /** @default 'quiet' */
  tone?: 'secondary' | 'quiet';
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** @default 'top' */
  tooltipPlacement?: TooltipProps['placement'];
  ref?: Ref<HTMLButtonElement>;
}

/** An icon-only toggle, for well-known icons. */
export function ToggleIconButton(ownProps: ToggleIconButtonProps) {
  const props = useSlotted(ownProps, ToggleButtonContext);
  const { icon, label, tone = 'quiet', size = 'medium', tooltipPlacement, ...rest } = props;
  return (
    <Tooltip content={label} placement={tooltipPlacement}>
      <AriaToggleButton {...rest} aria-label={label} className={`${button({ tone, size, shape: 'icon' })} ${toggle}`}>
        <span className={content}>
          <Icon name={icon} size={size} />
        </span>
      </AriaToggleButton>
    </Tooltip>
  );
}
