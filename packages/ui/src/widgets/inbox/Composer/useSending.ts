import {
  cancelOutboxEntry,
  type FilledTemplate,
  getListConversationOutboxKey,
  sendOutreach,
  sendReply,
} from '@concordia/api-client';
import { type Channel, type FileForm, SECOND, UNDO_SEND } from '@concordia/domain';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { composerStrings } from '../../../strings/composer';
import { useProblemWords } from '../../shared/problems';
import { useMessageStore } from '../messages/useMessageEdits';
import type { DraftKeeper, DraftText } from './draftKeeper';
import type { Sender } from './FromAccount';
import { signed } from './signed';
import { useTakeBack } from './takeBack';
import { useMoment } from './useMoment';

interface Where {
  readonly conversationId: string;
  readonly contactId: string | null;
  /** The conversation's own channel. */
  readonly channel: Channel;
  readonly sendOn: Channel;
  readonly sender: Sender;
  /** How the one file is sent; `null` as a file. */
  readonly form: FileForm | null;
  /** Pauses saving of the draft during sending. */
  readonly keeper: Pick<DraftKeeper, 'hold' | 'release'>;
  /** The message is queued, so the field can be cleared. */
  readonly onSent: () => void;
}

class Refused extends Error {}

/** Sends a reply now or later, with undo. If sending fails, the text stays. */
export function useSending(where: Where) {
  const { conversationId, keeper, onSent } = where;
  const words = useStrings(composerStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const moment = useMoment();
  const takeBack = useTakeBack();
  const { mutate } = useSWRConfig();
  const { undo: done } = useMessageStore();
  const [attempts] = useState(createAttempts);
  const [isSending, setSending] = useState(false);

  async function undo(back: () => Promise<unknown>, said: string) {
    try {
      await back();
      toast({ title: said });
    } catch (problem) {
      toast({ tone: 'destructive', title: words.undoFailed, description: problemWords(problem) });
    }
  }

  function send(text: DraftText, sendAt: number | null) {
    const mark = [text, sendAt, where.sendOn, where.sender, where.form];
    return attempt(
      mark,
      sendAt,
      (key) => queue(where, text, sendAt, key),
      (id) => takeBack({ id }, conversationId),
      onSent,
      words.undone,
    );
  }

  /** Keeps the draft: the template is sent instead of it. */
  function sendTemplate(template: FilledTemplate, attachmentIds: readonly string[]) {
    const files = attachmentIds.length === 0 ? {} : { attachmentIds: [...attachmentIds] };
    const queueIt = async (idempotencyKey: string) =>
      (await sendReply(conversationId, { content: '', template, idempotencyKey, ...files, ...accountOf(where) })).id;
    const back = async (id: string) => {
      await cancelOutboxEntry(id);
      await mutate(getListConversationOutboxKey(conversationId));
    };
    return attempt([template, attachmentIds], null, queueIt, back, () => undefined, words.templateUndone);
  }

  async function attempt(
    mark: readonly unknown[],
    sendAt: number | null,
    queueIt: (idempotencyKey: string) => Promise<string>,
    back: (id: string) => Promise<unknown>,
    onQueued: () => void,
    said: string,
  ) {
    setSending(true);
    try {
      await keeper.hold();
      const id = await queueIt(attempts.keyOf(mark));
      attempts.forget();
      onQueued();
      void mutate(getListConversationOutboxKey(conversationId));
      const step = {
        said: null,
        undo: () => undo(() => back(id), said),
        until: performance.now() + UNDO_SEND,
      };
      done.push(step);
      toast({
        title:
          sendAt === null
            ? words.sentTitle({ seconds: UNDO_SEND / SECOND })
            : words.scheduledTitle({ time: moment(sendAt) }),
        action: {
          label: words.undo,
          onPress: () => {
            done.forget(step);
            void step.undo();
          },
        },
        shownForMs: UNDO_SEND,
      });
    } catch (problem) {
      toast({
        tone: 'destructive',
        title: words.sendFailed,
        description: problem instanceof TypeError ? words.offline : words.stillHere({ reason: problemWords(problem) }),
      });
    } finally {
      keeper.release();
      setSending(false);
    }
  }

  return { isSending, send, sendTemplate };
}

const accountOf = ({ sender: { accountId } }: Pick<Where, 'sender'>) => (accountId === null ? {} : { accountId });

/** @returns the id of the outbox entry. */
async function queue(
  { conversationId, contactId, channel, sendOn, sender, form }: Where,
  { subject, addressing, attachments, ...written }: DraftText,
  sendAt: number | null,
  idempotencyKey: string,
): Promise<string> {
  const files = attachments.length === 0 ? {} : { attachmentIds: attachments.map(({ id }) => id) };
  if (sendOn === channel || contactId === null) {
    const { content, html } = signed(written, sender.signature);
    const formatting = html === null ? {} : { html };
    const time = sendAt === null ? {} : { sendAt: new Date(sendAt).toISOString() };
    const { id } = await sendReply(conversationId, {
      content,
      subject,
      idempotencyKey,
      ...formatting,
      ...accountOf({ sender }),
      ...recipientsFor(addressing),
      ...files,
      ...(form !== null && attachments.length > 0 && { sendAs: form }),
      ...time,
    });
    return id;
  }
  // Another channel means another conversation, which may not exist yet: outreach finds or creates it.
  const { results } = await sendOutreach({
    contactId,
    message: written.content,
    channels: [sendOn],
    idempotencyKey,
    ...files,
  });
  const [result] = results;
  if (result?.outboxId) return result.outboxId;
  throw new Refused(result?.reason ?? '');
}

function recipientsFor(addressing: DraftText['addressing']) {
  if (addressing === null) return {};
  const { mode, messageId, forwardAs = 'quote', to, cc, bcc } = addressing;
  const forward = mode === 'forward' && messageId !== null ? { forward: { messageId, as: forwardAs } } : {};
  return { to, cc, bcc, ...forward };
}

/** A retry of the same request reuses its idempotency key, so that nothing is sent twice. */
function createAttempts() {
  let attempt: { mark: string; key: string } | null = null;
  return {
    keyOf(what: readonly unknown[]): string {
      const mark = JSON.stringify(what);
      if (attempt?.mark !== mark) attempt = { mark, key: crypto.randomUUID() };
      return attempt.key;
    },
    /** After success the same text is a new message. */
    forget: () => {
      attempt = null;
    },
  };
}
