import { type OutreachResult, sendOutreach, type UploadedFile } from '@concordia/api-client';
import type { Channel } from '@concordia/domain';
import { type RefObject, useState } from 'react';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { outreachStrings } from '../../../strings/outreach';
import { useReplyFiles } from '../../inbox/Composer/useReplyFiles';
import { useProblemWords } from '../../shared/problems';

/**
 * What is written, which files go along, on which channels it goes, and what became of it.
 *
 * @param preset the channels that are chosen at first.
 * @param area where files may be dropped.
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
    // What is on its way stays on record; only the rest can be tried again.
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

/** One key for each attempt: asking again after a failure is the same attempt, so that what did arrive is not sent twice. */
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
