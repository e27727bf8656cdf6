import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import type { Behavior } from '../../behavior';
import { useStrings } from '../../locale';
import { useSlotted } from '../../slots';
import { commonStrings } from '../../strings/generated/common';
import type { IconName } from '../Icon';
import { isWebAddress, newTab } from '../Link/external';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './Button.css';
import { ButtonContent } from './ButtonContent';
import { ButtonContext } from './ButtonContext';

export interface LinkButtonProps extends Behavior<AriaLinkProps, 'target' | 'rel'> {
  /** The destination, or the task that begins there. */
  children: ReactNode;
  /** The address. Internal links use the router. */
  href: string;
  /** As of `Button`. @default 'secondary' */
  tone?: styles.ButtonVariants['tone'];
  /** As of `Button`. @default 'medium' */
  size?: styles.ButtonVariants['size'];
  /** An icon before the text. */
  icon?: IconName;
  /** An icon after the text. */
  iconAfter?: IconName;
  /** Fills the width of the container. @default false */
  isFullWidth?: boolean;
  /** Opens in a new tab and says so. @default true for absolute web addresses, false for paths */
  isExternal?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button, for the one address that a screen leads to. */
export function LinkButton(ownProps: LinkButtonProps) {
  const { children, href, tone, size, icon, iconAfter, ...others } = useSlotted(ownProps, ButtonContext);
  const { isFullWidth, isExternal = isWebAddress(href), ...rest } = others;
  const words = useStrings(commonStrings);
  return (
    <AriaLink
      {...rest}
      {...(isExternal && newTab)}
      href={href}
      className={styles.button({ tone, size, fill: isFullWidth })}
    >
      <ButtonContent size={size} icon={icon} iconAfter={iconAfter ?? (isExternal ? 'external-link' : undefined)}>
        {children}
      </ButtonContent>
      {isExternal && <VisuallyHidden> {words.opensInNewTab}</VisuallyHidden>}
    </AriaLink>
  );
}
