import type { ReactNode, Ref } from 'react';
import { text } from '../../theme';
import { Icon, type IconName } from '../Icon';
import * as styles from './EmptyState.css';

export interface EmptyStateProps {
  /** What is missing: "No messages". Where the specification has a title, use it. */
  title: string;
  /** Why it is empty, and how to fill it. */
  description?: ReactNode;
  /** An icon for the missing content. */
  icon?: IconName;
  /** Buttons that add content. */
  actions?: ReactNode;
  /**
   * `page` for a whole screen, `compact` inside a column or panel, `line` where there is room for one line.
   *
   * @default 'page'
   */
  size?: 'page' | 'compact' | 'line';
  /** Makes the title a heading of this level. Omit it in columns and panels that have a heading. */
  headingLevel?: 1 | 2 | 3;
  ref?: Ref<HTMLDivElement>;
}

const TITLES = {
  page: { style: 'title' },
  compact: { style: 'lead' },
  line: { style: 'dense', tone: 'muted' },
} as const;

/** Says that there is no content yet and offers the next step, if there is one. */
export function EmptyState({ title, description, icon, actions, size = 'page', headingLevel, ref }: EmptyStateProps) {
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const);
  const isPage = size === 'page';
  return (
    <div ref={ref} className={styles.root({ size })}>
      {icon && (
        <span className={styles.drawing}>
          <Icon name={icon} size={isPage ? 'huge' : 'large'} />
        </span>
      )}
      <Title className={text(TITLES[size])}>{title}</Title>
      {description && (
        <p className={`${text({ style: isPage ? 'body' : 'dense' })} ${styles.description}`}>{description}</p>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
