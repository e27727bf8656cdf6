import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import type { Behavior } from '../../behavior';
import { useStrings } from '../../locale';
import { useSlotted } from '../../slots';
import { commonStrings } from '../../strings/generated/common';
import { Icon, type IconName } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { isWebAddress, newTab } from './external';
import * as styles from './Link.css';
import { LinkContext } from './LinkContext';

export interface LinkProps extends Behavior<AriaLinkProps, 'target' | 'rel'> {
  /** The destination, in words that make sense out of context. */
  children: ReactNode;
  /** The address. Internal links use the router. */
  href: string;
  /** `accent` to stand out; `ink` where the context shows that it is a link. @default 'accent' */
  tone?: styles.LinkVariants['tone'];
  /** A link outside a sentence: underlined only on hover, 44 px high on touch screens. @default false */
  isStandalone?: boolean;
  /** An icon before the text of a standalone link. */
  icon?: IconName;
  /** Opens in a new tab and says so. @default true for absolute web addresses, false for paths */
  isExternal?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** Navigates to another address. For actions use `Button`. */
export function Link(ownProps: LinkProps) {
  const {
    children,
    href,
    tone,
    isStandalone = false,
    icon,
    isExternal = isWebAddress(href),
    ...rest
  } = useSlotted(ownProps, LinkContext);
  const words = useStrings(commonStrings);
  return (
    <AriaLink
      {...rest}
      {...(isExternal && newTab)}
      href={href}
      className={styles.link({ tone, stands: isStandalone ? 'alone' : 'inText' })}
    >
      {icon && <Icon name={icon} size="small" />}
      {children}
      {isExternal && (
        <>
          {isStandalone && <Icon name="external-link" size="small" />}
          <VisuallyHidden> {words.opensInNewTab}</VisuallyHidden>
        </>
      )}
    </AriaLink>
  );
}
