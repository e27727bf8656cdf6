import { type Addressing, type ReplyMode, useGetReplyRecipients } from '@concordia/api-client';
import { useId, useState } from 'react';
import { Button } from '../../../components/Button';
import { ErrorState } from '../../../components/ErrorState';
import { Skeleton, SkeletonShape } from '../../../components/Skeleton';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { recipientStrings } from '../../../strings/recipient';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { ModeMenu } from './ModeMenu';
import { RecipientFields } from './RecipientFields';
import { RecipientNotices } from './RecipientNotices';
import * as styles from './Recipients.css';
import { fieldsOf } from './recipientTags';
import { asOf, useModes } from './useModes';

export interface RecipientsChange {
  readonly addressing: Addressing | null;
  /** Left alone if omitted; `null` for that of the conversation. */
  readonly subject?: string | null;
}

export interface RecipientsProps {
  conversationId: string;
  /** Chosen recipients; `null` for those of a plain reply. */
  addressing: Addressing | null;
  onChange: (change: RecipientsChange) => void;
  /** @default false */
  isReadOnly?: boolean;
  /** A mode asked for by a shortcut; each object is one request. @default null */
  wanted?: { readonly mode: ReplyMode } | null;
}

/** Whom an email goes to: one quiet line, which opens into To, Cc and Bcc. */
export function Recipients({
  conversationId,
  addressing,
  onChange,
  isReadOnly = false,
  wanted = null,
}: RecipientsProps) {
  const words = useStrings(recipientStrings);
  const problemWords = useProblemWords();
  const fieldsId = useId();
  const mode = addressing?.mode ?? 'reply';
  const { data, error, isValidating, mutate } = useGetReplyRecipients(conversationId, { mode });
  const [isOpen, setOpen] = useState(mode === 'forward');
  const choose = useModes({ conversationId, mode, wanted, onChange, onForward: () => setOpen(true) });
  const shown = addressing ?? data ?? null;
  if (shown === null && error) {
    return (
      <ErrorState
        size="compact"
        title={words.failed}
        description={problemWords(error)}
        reference={requestIdOf(error)}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
      />
    );
  }
  if (shown === null) {
    return (
      <Skeleton isLoading>
        <SkeletonShape shape="block" height="1.75rem" />
      </Skeleton>
    );
  }
  const fields = fieldsOf(shown);
  const all = [...fields.to, ...fields.cc, ...fields.bcc];
  const write = (next: Partial<typeof fields>) =>
    onChange({
      addressing: {
        mode,
        messageId: addressing?.messageId ?? null,
        ...asOf(addressing?.forwardAs),
        ...fields,
        ...next,
      },
    });
  const [first] = all;
  const takenAlong = (): string => {
    if (addressing?.forwardAs === 'attachment') return words.attachedWhole;
    if (addressing?.forwardAs === 'redirect') return words.redirected;
    const files = data?.files ?? [];
    return files.length === 0 ? words.quoted : words.takesAlong({ files: files.map(({ fileName }) => fileName) });
  };
  return (
    <div className={styles.root}>
      <div className={styles.line}>
        <ModeMenu mode={mode} forwardAs={addressing?.forwardAs} isDisabled={isReadOnly} onChoose={choose} />
        <Button
          size="small"
          tone="quiet"
          iconAfter="chevron-down"
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          onPress={() => setOpen(!isOpen)}
        >
          {first === undefined
            ? words.nobodyYet
            : words.summary({ name: first.name ?? first.address, more: all.length - 1 })}
        </Button>
      </div>
      <div id={fieldsId} hidden={!isOpen}>
        {isOpen && <RecipientFields fields={fields} own={data?.own ?? []} isReadOnly={isReadOnly} onChange={write} />}
      </div>
      {data && <RecipientNotices fields={fields} suggestion={data} isChosen={addressing !== null} onChange={write} />}
      {mode === 'forward' && (
        <Text size="caption" tone="muted">
          {takenAlong()}
        </Text>
      )}
    </div>
  );
}
