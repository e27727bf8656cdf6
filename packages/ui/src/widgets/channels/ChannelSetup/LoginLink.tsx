import type { ReactNode } from 'react';
import { button } from '../../../components/Button/Button.css';
import { Icon } from '../../../components/Icon';
import * as styles from './LoginLink.css';

interface LoginLinkProps {
  href: string;
  children: ReactNode;
}

/** Leaves the app for the provider's page, which sends one back. The router must not take it: the server answers this address. */
export function LoginLink({ href, children }: LoginLinkProps) {
  return (
    <a href={href} className={`${button({ tone: 'secondary' })} ${styles.login}`}>
      <Icon name="twitter" />
      {children}
    </a>
  );
}
