import { type Contact, useGetDraft } from '@concordia/api-client';
import type { Channel } from '@concordia/domain';
import { useId } from 'react';
import { ErrorState } from '../../../components/ErrorState';
import { Heading } from '../../../components/Heading';
import { Skeleton, SkeletonShape } from '../../../components/Skeleton';
import { useStrings } from '../../../locale';
import { composerStrings } from '../../../strings/composer';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import * as styles from './Composer.css';
import { Reply } from './Reply';

export interface ComposerProps {
  conversationId: string;
  channel: Channel;
  /** The recipient; `null` if unknown. */
  contact: Contact | null;
  /** The email subject unless the reply sets another. */
  subject: string | null;
  /**
   * How long to wait after the last change before saving the draft, in ms.
   *
   * @default 700
   */
  savesAfter?: number;
}

/** The reply to a conversation, starting from its saved draft. */
export function Composer(props: ComposerProps) {
  const { conversationId } = props;
  const words = useStrings(composerStrings);
  const problemWords = useProblemWords();
  const headingId = useId();
  const { data: draft, error, isValidating, mutate } = useGetDraft(conversationId);
  return (
    <section className={styles.composer} aria-labelledby={headingId} aria-busy={draft === undefined && !error}>
      <Heading level={3} size="caption" tone="muted" id={headingId}>
        {words.title}
      </Heading>
      {draft && <Reply key={conversationId} {...props} draft={draft} />}
      {!draft && error && (
        <ErrorState
          size="compact"
          title={words.draftFailed}
          description={problemWords(error)}
          reference={requestIdOf(error)}
          onRetry={() => void mutate()}
          isRetrying={isValidating}
        />
      )}
      {!draft && !error && (
        <Skeleton isLoading>
          <SkeletonShape shape="block" height="2.5rem" />
        </Skeleton>
      )}
    </section>
  );
}
