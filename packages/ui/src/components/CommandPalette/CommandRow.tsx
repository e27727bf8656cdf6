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

export function CommandRow({ id, command, spans, isActive, onPoint, onChoose }: CommandRowProps) {
  const { label, icon, description, shortcut, page } = command;
  const platform = usePlatform();
  const row = useRef<HTMLDivElement>(null);
  // Focus stays in the search box.
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
      // On move rather than enter: a list that scrolls under a resting pointer selects nothing.
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

/** The shortcut as printed on the keyboard; not part of the accessible name. */
function Keys({ shortcut }: { shortcut: string }) {
  return (
    <span aria-hidden className={styles.keys}>
      {shortcut.split(' ').map((chord) => (
        <Kbd key={chord} keys={chord} />
      ))}
    </span>
  );
}
