import type { MessageDetail, Reaction } from '@concordia/api-client';
import { useId, useState } from 'react';
import { Button } from '../../../components/Button';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useFigure, useStrings } from '../../../locale';
import { threadStrings } from '../../../strings/thread';
import { groupReactions } from './groupReactions';
import * as styles from './Reactions.css';
import { useReact } from './useReact';

export interface ReactionsProps {
  message: Pick<MessageDetail, 'id' | 'reactions'>;
  reactions: readonly Reaction[];
}

export function Reactions({ message, reactions }: ReactionsProps) {
  const words = useStrings(threadStrings);
  const figure = useFigure();
  const namesId = useId();
  const [shown, setShown] = useState<string | null>(null);
  const groups = groupReactions(reactions, words.you);
  const { unreact } = useReact(message);
  const named = groups.find(({ emoji }) => emoji === shown);
  return (
    <div className={styles.reactions}>
      <ul className={styles.list} aria-label={words.reactions}>
        {groups.map(({ emoji, names, isOurs }) => (
          <li key={emoji}>
            <button
              type="button"
              className={styles.sign}
              data-ours={isOurs || undefined}
              aria-expanded={shown === emoji}
              aria-controls={namesId}
              onClick={() => setShown(shown === emoji ? null : emoji)}
            >
              <span>{emoji}</span> {names.length > 1 && <span className={styles.count}>{figure(names.length)}</span>}
              <VisuallyHidden> {words.reactionFrom({ names })}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
      <div id={namesId} hidden={named === undefined}>
        {named && (
          <div className={styles.named}>
            <p className={styles.names}>{words.reaction({ emoji: named.emoji, names: named.names })}</p>
            {named.isOurs && (
              <Button size="small" tone="quiet" onPress={() => void unreact()}>
                {words.unreact}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
