import { type ReactNode, use } from 'react';
import { useStrings } from '../../locale';
import { commonStrings } from '../../strings/generated/common';
import { text } from '../../theme';
import { Button } from '../Button';
import { CopyButton } from '../CopyField/CopyButton';
import { Icon } from '../Icon';
import { AwayContext } from './AwayContext';
import * as styles from './ErrorState.css';

export interface ErrorStateProps {
  /** What went wrong, as a sentence. */
  title: string;
  /** What it means and what one can do. */
  description?: ReactNode;
  /** The technical words, for whoever will help: `503: database is locked`. */
  detail?: string;
  /** By which the server's log names what failed; it can be copied. */
  reference?: string;
  /** Tries again. Without it there is no button. */
  onRetry?: () => void;
  /**
   * A retry is under way.
   *
   * @default false
   */
  isRetrying?: boolean;
  /**
   * Words on the retry button.
   *
   * @default 'Try again'
   */
  retryLabel?: string;
  /** Further buttons, after the retry. */
  actions?: ReactNode;
  /** @default 'page' */
  size?: 'page' | 'compact';
  /** Makes the title a heading of that level. */
  headingLevel?: 1 | 2 | 3;
}

/** Says what failed and how to go on. It announces itself: it takes the place of something that was expected. */
export function ErrorState({
  title,
  description,
  detail,
  reference,
  onRetry,
  isRetrying = false,
  retryLabel,
  actions,
  size = 'page',
  headingLevel,
}: ErrorStateProps) {
  const words = useStrings(commonStrings);
  const isAway = use(AwayContext);
  if (isAway && size === 'compact') return <p className={styles.waiting}>{words.waitingForServer}</p>;
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const);
  const isPage = size === 'page';
  return (
    <div className={styles.root({ size })} role="alert">
      <span className={styles.mark}>
        <Icon name="circle-alert" size={isPage ? 'huge' : 'medium'} />
      </span>
      <div className={styles.words}>
        <Title className={isPage ? text({ style: 'title' }) : text({ style: 'dense', weight: 'medium' })}>
          {title}
        </Title>
        {description && (
          <p className={`${text({ style: isPage ? 'body' : 'dense' })} ${styles.description}`}>{description}</p>
        )}
        {detail && <p className={styles.detail}>{detail}</p>}
        {reference && <Reference>{reference}</Reference>}
        {(onRetry || actions) && (
          <div className={styles.actions({ size })}>
            {onRetry && (
              <Button
                tone={isPage ? 'primary' : 'secondary'}
                size={isPage ? 'medium' : 'small'}
                icon="refresh"
                isPending={isRetrying}
                onPress={onRetry}
              >
                {retryLabel ?? words.retry}
              </Button>
            )}
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}

/** What to name when asking for help. */
function Reference({ children }: { children: string }) {
  const words = useStrings(commonStrings);
  return (
    <p className={styles.reference}>
      {words.reference} <code>{children}</code>
      <CopyButton text={children} name={words.reference} />
    </p>
  );
}
