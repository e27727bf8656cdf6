import type { MessageDetail } from '@concordia/api-client';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/Button';
import { useStrings } from '../../../locale';
import { messageBodyStrings } from '../../../strings/generated/messageBody';
import { text } from '../../../theme';
import { Deleted } from './Deleted';
import { AttachmentList, MessageNotes, Reactions } from './lazy';
import { MailFrame } from './MailFrame';
import * as styles from './MessageBody.css';
import { MessageText } from './MessageText';

export interface MessageBodyProps {
  message: MessageDetail;
  /** Sender's name, for the frame's accessible name. */
  sender: string;
  onEscape: () => void;
}

/** Newsletters and notices are made to be seen, and what was formatted here is meant so. */
const isShownAsSent = ({ kind, delivery, body: { html, text: plain } }: MessageDetail): boolean =>
  html !== null && (kind !== 'personal' || delivery !== null || plain === '');

/** A placeholder says what the message is, so that no text is missed. */
const isOnlyNotes = ({ notes, body, formerText }: MessageDetail): boolean =>
  notes !== undefined && body.text === '' && body.quotedText === null && formerText === undefined;

/**
 * The body of a message with its attachments.
 *
 * Personal email shows as text, with quotations and signature folded: this reads best in either theme. Newsletters, notices and email
 * written here show as HTML. A button switches between the two.
 */
export function MessageBody({ message, sender, onEscape }: MessageBodyProps) {
  const { html, text: plain, quotedText, signature, remoteContentCount } = message.body;
  const words = useStrings(messageBodyStrings);
  const [showsOriginal, setShowsOriginal] = useState(isShownAsSent(message));
  const [showsRemote, setShowsRemote] = useState(false);
  const isFramed = html !== null && showsOriginal;
  if (message.deletedAt !== undefined) return <Deleted direction={message.direction} sender={sender} />;
  const beside = message.attachments.filter(({ isInline }) => !(isInline && isFramed));
  return (
    <div className={styles.body}>
      {isFramed && remoteContentCount > 0 && !showsRemote && (
        <div className={styles.held}>
          <p className={text({ style: 'caption' })}>{words.remoteHeld({ count: remoteContentCount })}</p>
          <Button size="small" icon="image" onPress={() => setShowsRemote(true)}>
            {words.remoteImages}
          </Button>
        </div>
      )}
      {isFramed ? (
        <MailFrame html={html} title={words.mailFrame({ sender })} showsRemote={showsRemote} onEscape={onEscape} />
      ) : isOnlyNotes(message) ? null : (
        <MessageText
          text={plain}
          quotedText={quotedText}
          signature={signature}
          formerText={message.formerText ?? null}
        />
      )}
      {message.notes && (
        <Suspense>
          <MessageNotes notes={message.notes} />
        </Suspense>
      )}
      {beside.length > 0 && (
        <Suspense>
          <AttachmentList attachments={beside} />
        </Suspense>
      )}
      {message.reactions && (
        <Suspense>
          <Reactions message={message} reactions={message.reactions} />
        </Suspense>
      )}
      {html !== null && (
        <div className={styles.ways}>
          <Button tone="quiet" size="small" icon="eye" onPress={() => setShowsOriginal(!showsOriginal)}>
            {showsOriginal ? words.plain : words.original}
          </Button>
        </div>
      )}
    </div>
  );
}
