import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import type { Behaviour } from '../../behaviour';
import { useStrings } from '../../locale';
import { commonStrings } from '../../strings/generated/common';
import { Icon, type IconName } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './Link.css';

export interface LinkProps extends Behaviour<AriaLinkProps, 'target' | 'rel'> {
  /** Where it leads, in words that make sense on their own. */
  children: ReactNode;
  /** The address. Within the app it goes through the router. */
  href: string;
  /**
   * `accent` where it should be noticed; `ink` where its place already says that it is a link.
   *
   * @default 'accent'
   */
  tone?: styles.LinkVariants['tone'];
  /**
   * It is a line of its own rather than part of a sentence: without underline until pointed at, 44 px high under a finger.
   *
   * @default false
   */
  isStandalone?: boolean;
  /** A drawing before the words of a standalone link. */
  icon?: IconName;
  /**
   * Opens in a new tab, and says so.
   *
   * @default true for a web address of its own, false for a path of the app
   */
  isExternal?: boolean;
}

const isWebAddress = (href: string): boolean => /^https?:\/\//i.test(href);

/** Leads to another address. What changes something here is a `Button`. */
export function Link({
  children,
  href,
  tone,
  isStandalone = false,
  icon,
  isExternal = isWebAddress(href),
  ...rest
}: LinkProps) {
  const words = useStrings(commonStrings);
  const target = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <AriaLink
      {...rest}
      {...target}
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
