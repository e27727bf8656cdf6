import { useStrings } from '../../locale';
import { commandPaletteStrings } from '../../strings/generated/commandPalette';
import * as styles from './CommandPalette.css';
import { CommandRow } from './CommandRow';
import type { Command } from './command';
import type { Palette } from './usePalette';

export const optionId = (listId: string, { id }: Command) => `${listId}-${id}`;

interface CommandListProps {
  id: string;
  palette: Palette;
  isBusy: boolean;
}

/** It takes no focus: the search box points at the active row. */
export function CommandList({ id, palette, isBusy }: CommandListProps) {
  const words = useStrings(commandPaletteStrings);
  const { sections, active } = palette;
  if (sections.length === 0) return null;
  return (
    <div id={id} role="listbox" aria-label={words.results} aria-busy={isBusy} className={styles.list}>
      {sections.map((section) => (
        <div key={section.id} role="group" aria-labelledby={`${id}-heading-${section.id}`}>
          <div id={`${id}-heading-${section.id}`} role="presentation" className={styles.heading}>
            {section.title}
          </div>
          {section.rows.map(({ command, spans }) => (
            <CommandRow
              key={command.id}
              id={optionId(id, command)}
              command={command}
              spans={spans}
              isActive={command.id === active?.id}
              onPoint={() => palette.point(command)}
              onChoose={() => palette.choose(command)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
