import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon';
import { Text } from '../../../components/Text';
import * as styles from './Notice.css';

interface NoticeProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** @default 'warning' */
  tone?: 'warning' | 'negative';
}

export function Notice({ title, children, action, tone = 'warning' }: NoticeProps) {
  return (
    <div role="status" className={styles.notice({ tone })}>
      <Icon name="triangle-alert" size="small" />
      <div className={styles.words}>
        <Text size="dense" weight="medium">
          {title}
        </Text>
        {children !== undefined && <Text size="dense">{children}</Text>}
        {action}
      </div>
    </div>
  );
}
