import type { CannedReply } from '@concordia/api-client';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { composerStrings } from '../../../strings/composer';
import * as styles from './Composer.css';

export interface SlashMatchesProps {
  id: string;
  replies: readonly CannedReply[];
  /** Index of the match that Enter takes. */
  active: number;
  onChoose: (reply: CannedReply) => void;
}

/** The id of an option, for the field's `aria-activedescendant`. */
export const matchId = (listId: string, index: number): string => `${listId}-${index}`;

/** Canned replies that match the text after a slash. Focus stays in the field. */
export function SlashMatches({ id, replies, active, onChoose }: SlashMatchesProps) {
  const words = useStrings(composerStrings);
  return (
    <div id={id} role="listbox" aria-label={words.matches} className={styles.matches}>
      {replies.map((reply, index) => (
        <div
          key={reply.id}
          id={matchId(id, index)}
          role="option"
          aria-selected={index === active}
          className={styles.match}
          // Keeps focus and cursor in the field.
          onPointerDown={(event) => event.preventDefault()}
          onPointerUp={() => onChoose(reply)}
        >
          <Text as="span" size="dense" weight="medium" dir="auto">
            {reply.name}
          </Text>
          <Text as="span" size="caption" tone="muted" maxLines={1} dir="auto">
            {reply.shortcut === null ? reply.content : `/${reply.shortcut}`}
          </Text>
        </div>
      ))}
    </div>
  );
}
