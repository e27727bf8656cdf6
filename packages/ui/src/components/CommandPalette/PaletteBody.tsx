import { useId } from 'react';
import { useStrings } from '../../locale';
import { commandPaletteStrings } from '../../strings/generated/commandPalette';
import { VisuallyHidden } from '../VisuallyHidden';
import { CommandList } from './CommandList';
import type { CommandPaletteProps } from './CommandPalette';
import * as styles from './CommandPalette.css';
import type { Command } from './command';
import { PaletteSearch } from './PaletteSearch';
import { usePalette } from './usePalette';

interface PaletteBodyProps
  extends Pick<CommandPaletteProps, 'groups' | 'results' | 'recent' | 'isLoading' | 'placeholder' | 'onQueryChange'> {
  run: (command: Command) => void;
}

/** Mounted only while the palette is open, so each opening starts with an empty query. */
export function PaletteBody({ results = [], recent = [], isLoading = false, placeholder, ...rest }: PaletteBodyProps) {
  const words = useStrings(commandPaletteStrings);
  const listId = useId();
  const palette = usePalette({ ...rest, results, recent, recentTitle: words.recent });
  const { parent, sections, query } = palette;
  const left = sections.reduce((sum, section) => sum + section.left, 0);
  const count = sections.reduce((sum, { rows }) => sum + rows.length, left);
  const isSearching = isLoading && parent === undefined;
  const emptiness = query.trim() === '' ? words.nothingYet : words.nothing({ query: query.trim() });
  const news = count > 0 ? words.found({ count }) : emptiness;
  return (
    <>
      <PaletteSearch
        palette={palette}
        listId={listId}
        placeholder={parent?.page?.placeholder ?? placeholder ?? words.placeholder}
      />
      <div className={styles.results}>
        <CommandList id={listId} palette={palette} isBusy={isSearching} />
        {left > 0 && <p className={styles.note}>{words.more({ count: left })}</p>}
        {count === 0 && !isSearching && <p className={styles.note}>{emptiness}</p>}
        {isSearching && (
          <p className={styles.note}>
            <span className={styles.spinner} />
            {words.searching}
          </p>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{isSearching ? words.searching : news}</span>
      </VisuallyHidden>
    </>
  );
}
