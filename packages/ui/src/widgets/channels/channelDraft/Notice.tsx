import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon';
import { Text } from '../../../components/Text';
import * as styles from './Notice.css';

interface NoticeProps {
  /** What is so. */
  title: string;
  /** What it means and what to do. */
  children?: ReactNode;
  /** The way on. */
  action?: ReactNode;
  /** @default 'warning' */
  tone?: 'warning' | 'negative';
}

/** Something about the whole panel that wants attention, above what it is about. */
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
