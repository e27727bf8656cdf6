import { type ReactNode, type Ref, use } from 'react';
import { useStrings } from '../../locale';
import { commonStrings } from '../../strings/generated/common';
import { text } from '../../theme';
import { Button, IconButton } from '../Button';
import { CopyButton } from '../CopyField/CopyButton';
import { Icon } from '../Icon';
import { AwayContext } from './AwayContext';
import * as styles from './ErrorState.css';

export interface ErrorStateProps {
  /** What failed, as a sentence. */
  title: string;
  /** What it means and what to do. */
  description?: ReactNode;
  /** Technical details for support: `503: database is locked`. */
  detail?: string;
  /** Identifies the failure in the server log. It can be copied. */
  reference?: string;
  /** Retries the action. Without it there is no retry button. */
  onRetry?: () => void;
  /** Whether a retry is running. @default false */
  isRetrying?: boolean;
  /** Label of the retry button. @default 'Try again' */
  retryLabel?: string;
  /** Further buttons, after the retry button. */
  actions?: ReactNode;
  /** `page` for a whole screen, `compact` in a panel, `line` where there is room for one line. @default 'page' */
  size?: 'page' | 'compact' | 'line';
  /** Makes the title a heading of this level. */
  headingLevel?: 1 | 2 | 3;
  ref?: Ref<HTMLDivElement>;
}

/** Says what failed and how to continue. It is announced at once, because it replaces expected content. */
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
  ref,
}: ErrorStateProps) {
  const words = useStrings(commonStrings);
  const isAway = use(AwayContext);
  if (isAway && size !== 'page') return <p className={styles.waiting}>{words.waitingForServer}</p>;
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const);
  const isPage = size === 'page';
  return (
    <div ref={ref} className={styles.root({ size })} role="alert">
      <span className={styles.mark}>
        <Icon name="circle-alert" size={isPage ? 'huge' : 'medium'} />
      </span>
      <div className={styles.words({ size })}>
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
              <Retry size={size} label={retryLabel ?? words.retry} isPending={isRetrying} onPress={onRetry} />
            )}
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}

interface RetryProps {
  size: 'page' | 'compact' | 'line';
  label: string;
  isPending: boolean;
  onPress: () => void;
}

function Retry({ size, label, ...rest }: RetryProps) {
  if (size === 'line') return <IconButton icon="refresh" size="small" label={label} {...rest} />;
  const isPage = size === 'page';
  return (
    <Button tone={isPage ? 'primary' : 'secondary'} size={isPage ? 'medium' : 'small'} icon="refresh" {...rest}>
      {label}
    </Button>
  );
}

function Reference({ children }: { children: string }) {
  const words = useStrings(commonStrings);
  return (
    <p className={styles.reference}>
      {words.reference} <code>{children}</code>
      <CopyButton text={children} name={words.reference} />
    </p>
  );
}
