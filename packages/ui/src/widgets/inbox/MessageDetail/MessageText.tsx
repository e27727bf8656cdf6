import { Disclosure } from '../../../components/Disclosure';
import { useStrings } from '../../../locale';
import { messageBodyStrings } from '../../../strings/generated/messageBody';
import { messageStrings } from '../../../strings/message';
import { threadStrings } from '../../../strings/thread';
import { linkify } from './linkify';
import * as styles from './MessageText.css';
import { unquote } from './unquote';

export interface MessageTextProps {
  /** The new text, without quotations. */
  text: string;
  quotedText: string | null;
  signature: string | null;
  /** The text before its author edited it; `null` if unedited. */
  formerText: string | null;
}

export function MessageText({ text, quotedText, signature, formerText }: MessageTextProps) {
  const words = useStrings(messageBodyStrings);
  const { noContent } = useStrings(messageStrings);
  const { former } = useStrings(threadStrings);
  return (
    <div className={styles.root} dir="auto">
      <Prose>{text || noContent}</Prose>
      {(formerText ?? signature ?? quotedText) !== null && (
        <div className={styles.folds}>
          {formerText !== null && <Fold title={former}>{formerText}</Fold>}
          {signature !== null && <Fold title={words.signature}>{signature}</Fold>}
          {quotedText !== null && <Fold title={words.quotedText}>{unquote(quotedText)}</Fold>}
        </div>
      )}
    </div>
  );
}

function Prose({ children, isAside = false }: { children: string; isAside?: boolean }) {
  return (
    <p className={styles.prose({ isAside })}>
      {linkify(children).map((part, index) =>
        part.href === undefined ? (
          part.text
        ) : (
          <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow" className={styles.link}>
            {part.text}
          </a>
        ),
      )}
    </p>
  );
}

function Fold({ title, children }: { title: string; children: string }) {
  return (
    <Disclosure title={title} size="small" headingLevel="none">
      <Prose isAside>{children}</Prose>
    </Disclosure>
  );
}
