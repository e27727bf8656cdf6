import { type KeyboardEvent, use, useLayoutEffect, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components';
import { useStrings } from '../../locale';
import { commandPaletteStrings } from '../../strings/generated/commandPalette';
import { commonStrings } from '../../strings/generated/common';
import { Button, IconButton } from '../Button';
import { Icon } from '../Icon';
import { optionId } from './CommandList';
import * as styles from './CommandPalette.css';
import type { Palette } from './usePalette';

interface PaletteSearchProps {
  palette: Palette;
  listId: string;
  placeholder: string;
}

/**
 * The search box, which keeps focus while `aria-activedescendant` marks the active row. react-aria's autocomplete loses the active row when a
 * character is deleted, so Enter would do nothing. Here Enter always runs the best match.
 */
export function PaletteSearch({ palette, listId, placeholder }: PaletteSearchProps) {
  const words = useStrings(commandPaletteStrings);
  const common = useStrings(commonStrings);
  const overlay = use(OverlayTriggerStateContext);
  const box = useRef<HTMLInputElement>(null);
  const { query, parent, active } = palette;
  // Focuses the search box on open.
  useLayoutEffect(() => box.current?.focus(), []);
  const leavePage = () => {
    palette.back();
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignores keys that select input method candidates.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') palette.move(1);
    else if (event.key === 'ArrowUp') palette.move(-1);
    else if (event.key === 'Enter' && active) palette.choose(active);
    else if (event.key === 'Backspace' && query === '' && parent) palette.back();
    else return;
    event.preventDefault();
  };
  return (
    <header className={styles.header}>
      {parent ? (
        <Button size="small" icon="arrow-left" aria-label={`${parent.label}. ${words.back}`} onPress={leavePage}>
          {parent.label}
        </Button>
      ) : (
        <span className={styles.glass}>
          <Icon name="search" size="large" />
        </span>
      )}
      <input
        ref={box}
        role="combobox"
        aria-label={placeholder}
        aria-expanded={active !== undefined}
        aria-controls={active && listId}
        aria-activedescendant={active && optionId(listId, active)}
        aria-autocomplete="list"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        className={styles.input}
        value={query}
        placeholder={placeholder}
        onChange={(event) => palette.type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className={styles.close}>
        <IconButton icon="close" label={common.close} onPress={() => overlay?.close()} />
      </span>
    </header>
  );
}
