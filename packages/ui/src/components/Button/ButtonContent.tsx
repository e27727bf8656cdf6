import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon';
import * as styles from './Button.css';

interface ButtonContentProps {
  children: ReactNode;
  size: styles.ButtonVariants['size'];
  icon?: IconName | undefined;
  iconAfter?: IconName | undefined;
}

/** What a button and a link that looks like one show. */
export function ButtonContent({ children, size, icon, iconAfter }: ButtonContentProps) {
  const drawing = size === 'small' ? 'small' : 'medium';
  return (
    <span className={styles.content}>
      {icon && <Icon name={icon} size={drawing} />}
      <span className={styles.label}>{children}</span>
      {iconAfter && <Icon name={iconAfter} size={drawing} />}
    </span>
  );
}
