import { useLayoutEffect, useRef } from 'react';
import { usePress } from 'react-aria';
import { useStrings } from '../../locale';
import { commandPaletteStrings } from '../../strings/commandPalette';
import { Icon } from '../Icon';
import * as styles from './CommandPalette.css';
import type { Command } from './command';
import { Marked } from './Marked';
import type { Span } from './rank';
import { ariaShortcut, type Platform, shortcutKeys } from './shortcut';

interface CommandRowProps {
  id: string;
  command: Command;
  spans: readonly Span[];
  platform: Platform;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** One command. */
export function CommandRow({ id, command, spans, platform, isActive, onPoint, onChoose }: CommandRowProps) {
  const { label, icon, description, shortcut, page } = command;
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
      {shortcut && <Keys shortcut={shortcut} platform={platform} />}
      {page && (
        <span className={styles.drawing}>
          <Icon name="chevron-right" size="small" />
        </span>
      )}
    </div>
  );
}

/** The keys as they are written on the keyboard; no part of the row's name. */
function Keys({ shortcut, platform }: { shortcut: string; platform: Platform }) {
  const words = useStrings(commandPaletteStrings);
  return (
    <span aria-hidden className={styles.keys}>
      {shortcutKeys(shortcut, platform, words.keys).map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
