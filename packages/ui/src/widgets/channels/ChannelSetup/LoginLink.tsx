import type { ReactNode } from 'react';
import { button } from '../../../components/Button/Button.css';
import { Icon, type IconName } from '../../../components/Icon';
import * as styles from './LoginLink.css';

interface LoginLinkProps {
  href: string;
  /** @default 'twitter' */
  icon?: IconName;
  children: ReactNode;
}

/** Leaves the app for the provider's page, which redirects back. A plain link, because the server handles this URL, not the router. */
export function LoginLink({ href, icon = 'twitter', children }: LoginLinkProps) {
  return (
    <a href={href} className={`${button({ tone: 'secondary' })} ${styles.login}`}>
      <Icon name={icon} />
      {children}
    </a>
  );
}
