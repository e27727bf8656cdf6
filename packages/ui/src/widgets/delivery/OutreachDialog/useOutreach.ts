import { type OutreachResult, sendOutreach, type UploadedFile } from '@concordia/api-client';
import type { Channel } from '@concordia/domain';
import { type RefObject, useState } from 'react';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { outreachStrings } from '../../../strings/outreach';
import { useReplyFiles } from '../../inbox/Composer/useReplyFiles';
import { useProblemWords } from '../../shared/problems';

/**
 * The state of an outreach: message, files, channels and results.
 *
 * @param preset the channels selected at first.
 * @param area the drop zone for files.
 */
export function useOutreach(
  contactId: string,
  preset: readonly Channel[],
  area: RefObject<HTMLElement | null>,
  onSent: () => void,
) {
  const words = useStrings(outreachStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const [message, setMessage] = useState('');
  const [selected, setSelected] = useState(preset);
  const [attachments, setAttachments] = useState<readonly UploadedFile[]>([]);
  const files = useReplyFiles({ change: setAttachments, area });
  const [results, setResults] = useState<readonly OutreachResult[]>([]);
  const [isSending, setSending] = useState(false);
  const [attempts] = useState(createAttempts);
  const isReady = message.trim() !== '' && selected.length > 0 && files.blocked === null && !isSending;

  function take(next: readonly OutreachResult[]) {
    const queued = next.filter(({ status }) => status === 'queued');
    attempts.forget();
    if (queued.length > 0) toast({ tone: 'success', title: words.sent({ channels: queued.length }) });
    else toast({ tone: 'destructive', title: words.failed, description: next[0]?.reason ?? undefined });
    if (queued.length === next.length) {
      setMessage('');
      setAttachments([]);
      setSelected([]);
      setResults([]);
      onSent();
      return;
    }
    // Queued results stay listed; only refused channels stay selected for a retry.
    setResults([...results.filter((one) => isQueued(one, next)), ...next]);
    setSelected(next.filter(({ status }) => status === 'refused').map(({ channel }) => channel));
  }

  async function send() {
    if (isSending) return;
    if (!isReady) {
      const description = files.blocked ?? words.invalid;
      toast({ tone: 'destructive', title: words.invalidTitle, description });
      return;
    }
    setSending(true);
    const along = attachments.length === 0 ? {} : { attachmentIds: attachments.map(({ id }) => id) };
    const request = { contactId, message: message.trim(), channels: [...selected], ...along };
    try {
      const answer = await sendOutreach({ ...request, idempotencyKey: attempts.keyOf(JSON.stringify(request)) });
      take(answer.results);
    } catch (problem) {
      toast({ tone: 'destructive', title: words.failed, description: problemWords(problem) });
    } finally {
      setSending(false);
    }
  }

  return {
    message,
    selected,
    attachments,
    files,
    results,
    isSending,
    isReady,
    write: setMessage,
    select: setSelected,
    send,
  };
}

const isQueued = ({ status, channel }: OutreachResult, next: readonly OutreachResult[]): boolean =>
  status === 'queued' && !next.some((one) => one.channel === channel);

/** A retry of the same request reuses its idempotency key, so that nothing is sent twice. */
function createAttempts() {
  let attempt: { mark: string; key: string } | null = null;
  return {
    keyOf(mark: string): string {
      if (attempt?.mark !== mark) attempt = { mark, key: crypto.randomUUID() };
      return attempt.key;
    },
    forget: () => {
      attempt = null;
    },
  };
}
