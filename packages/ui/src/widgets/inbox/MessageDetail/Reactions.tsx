import type { Reaction } from '@concordia/api-client';
import { useId, useState } from 'react';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useFigure, useStrings } from '../../../locale';
import { threadStrings } from '../../../strings/thread';
import { groupReactions } from './groupReactions';
import * as styles from './Reactions.css';

export function Reactions({ reactions }: { reactions: readonly Reaction[] }) {
  const words = useStrings(threadStrings);
  const figure = useFigure();
  const namesId = useId();
  const [shown, setShown] = useState<string | null>(null);
  const groups = groupReactions(reactions);
  const named = groups.find(({ emoji }) => emoji === shown);
  return (
    <div className={styles.reactions}>
      <ul className={styles.list} aria-label={words.reactions}>
        {groups.map(({ emoji, names }) => (
          <li key={emoji}>
            <button
              type="button"
              className={styles.sign}
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
      <p id={namesId} className={styles.names} hidden={named === undefined}>
        {named && words.reaction({ emoji: named.emoji, names: named.names })}
      </p>
    </div>
  );
}
