import { type Contact, useGetDraft } from '@concordia/api-client';
import type { Channel } from '@concordia/domain';
import { useId } from 'react';
import { ErrorState } from '../../../components/ErrorState';
import { Heading } from '../../../components/Heading';
import { Bone, Skeleton } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { composerStrings } from '../../../strings/composer';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import * as styles from './Composer.css';
import { Reply } from './Reply';

export interface ComposerProps {
  conversationId: string;
  /** The conversation's channel. */
  channel: Channel;
  /** Whom it goes to; `null` when nobody knows. */
  contact: Contact | null;
  /** What an e-mail is about when the answer does not say otherwise. */
  subject: string | null;
  /**
   * How long nothing is written before the draft is saved, in ms. Nobody wants a call for each letter, nor to lose a sentence.
   *
   * @default 700
   */
  savesAfter?: number;
}

/** Where one answers: the draft of the conversation, as it was left, from this window or another. */
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
          <Stack gap="sm">
            <Bone shape="block" height="6rem" />
            <Bone width="40%" />
          </Stack>
        </Skeleton>
      )}
    </section>
  );
}
