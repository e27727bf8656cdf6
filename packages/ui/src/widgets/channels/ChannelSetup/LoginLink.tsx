import type { ReactNode } from 'react';
import { button } from '../../../components/Button/Button.css';
import { Icon } from '../../../components/Icon';
import * as styles from './LoginLink.css';

interface LoginLinkProps {
  href: string;
  children: ReactNode;
}

/** Leaves the app for the provider's page, which redirects back. A plain link, because the server handles this URL, not the router. */
export function LoginLink({ href, children }: LoginLinkProps) {
  return (
    <a href={href} className={`${button({ tone: 'secondary' })} ${styles.login}`}>
      <Icon name="twitter" />
      {children}
    </a>
  );
}
