import type { ReactNode } from 'react';
import { text } from '../../theme';
import { Icon, type IconName } from '../Icon';
import * as styles from './EmptyState.css';

export interface EmptyStateProps {
  /** What is not there, in the words of the specification. */
  title: string;
  /** Why, and what would fill it. */
  description?: ReactNode;
  /** A drawing of what would be here. */
  icon?: IconName;
  /** The buttons that fill it. */
  actions?: ReactNode;
  /**
   * `page` where it is the screen, `compact` inside a column or panel.
   *
   * @default 'page'
   */
  size?: 'page' | 'compact';
  /** Makes the title a heading of that level. Inside a column or panel that has its own heading it is a plain line. */
  headingLevel?: 1 | 2 | 3;
}

/** Says that nothing is here yet and, where there is one, offers the step that changes it. */
export function EmptyState({ title, description, icon, actions, size = 'page', headingLevel }: EmptyStateProps) {
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const);
  const isPage = size === 'page';
  return (
    <div className={styles.root({ size })}>
      {icon && (
        <span className={styles.drawing}>
          <Icon name={icon} size={isPage ? 'huge' : 'large'} />
        </span>
      )}
      <Title className={text({ style: isPage ? 'title' : 'dense', tone: isPage ? 'ink' : 'muted' })}>{title}</Title>
      {description && (
        <p className={`${text({ style: isPage ? 'body' : 'dense' })} ${styles.description}`}>{description}</p>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
