import { useLayoutEffect, useRef } from 'react';
import { usePress } from 'react-aria';
import { Icon } from '../Icon';
import { Kbd, usePlatform } from '../Kbd';
import * as styles from './CommandPalette.css';
import type { Command } from './command';
import { Marked } from './Marked';
import type { Span } from './rank';
import { ariaShortcut } from './shortcut';

interface CommandRowProps {
  id: string;
  command: Command;
  spans: readonly Span[];
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** One command. */
export function CommandRow({ id, command, spans, isActive, onPoint, onChoose }: CommandRowProps) {
  const { label, icon, description, shortcut, page } = command;
  const platform = usePlatform();
  const row = useRef<HTMLDivElement>(null);
  // A press leaves focus in the search box.
  const { pressProps, isPressed } = usePress({ onPress: onChoose, preventFocusOnPress: true });
  useLayoutEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <div
      {...pressProps}
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-keyshortcuts={shortcut && ariaShortcut(shortcut, platform)}
      data-pressed={isPressed || undefined}
      className={styles.row}
      // Movement, not mere entry: a list that scrolls under a resting pointer chooses nothing.
      onPointerMove={isActive ? undefined : onPoint}
    >
      {icon && (
        <span className={styles.drawing}>
          <Icon name={icon} />
        </span>
      )}
      <span className={styles.words}>
        <Marked text={label} spans={spans} />
        {description && <span className={styles.description}> {description}</span>}
      </span>
      {shortcut && <Keys shortcut={shortcut} />}
      {page && (
        <span className={styles.drawing}>
          <Icon name="chevron-right" size="small" />
        </span>
      )}
    </div>
  );
}

/** The keys as they are on the keyboard, chord after chord; no part of the row's name. */
function Keys({ shortcut }: { shortcut: string }) {
  return (
    <span aria-hidden className={styles.keys}>
      {shortcut.split(' ').map((chord) => (
        <Kbd key={chord} keys={chord} />
      ))}
    </span>
  );
}
