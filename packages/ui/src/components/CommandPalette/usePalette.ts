import { useState } from 'react';
import type { Command, CommandGroup } from './command';
import { type Section, sectionsOf } from './sections';

interface PaletteOptions {
  groups: readonly CommandGroup[];
  results: readonly CommandGroup[];
  recent: readonly string[];
  recentTitle: string;
  onQueryChange?: (query: string) => void;
  /** Closes the palette and does it. */
  run: (command: Command) => void;
}

/** What the palette is showing. */
export interface Palette {
  query: string;
  /** The command whose page is open. */
  parent: Command | undefined;
  sections: readonly Section[];
  /** The row that Enter runs: always one as long as there is any, also after a letter was taken back. */
  active: Command | undefined;
  type: (query: string) => void;
  point: (command: Command) => void;
  /** To the next row or the previous one, around the ends. */
  move: (step: 1 | -1) => void;
  /** Runs a command, or opens its page. */
  choose: (command: Command) => void;
  /** Leaves the page that is open. */
  back: () => void;
}

/** What is typed, which page is open and which row is chosen. */
export function usePalette({ groups, results, recent, recentTitle, onQueryChange, run }: PaletteOptions): Palette {
  const [query, setQuery] = useState('');
  const [path, setPath] = useState<readonly Command[]>([]);
  const [activeId, setActiveId] = useState<string>();
  const parent = path.at(-1);
  const sections = parent?.page
    ? sectionsOf({ groups: parent.page.groups, results: [], query, recent: [], recentTitle })
    : sectionsOf({ groups, results, query, recent, recentTitle });
  const rows = sections.flatMap((section) => section.rows.map(({ command }) => command));
  const found = rows.findIndex(({ id }) => id === activeId);
  const index = Math.max(found, 0);

  const type = (text: string) => {
    setQuery(text);
    setActiveId(undefined);
    if (path.length === 0) onQueryChange?.(text);
  };
  const go = (next: readonly Command[]) => {
    setPath(next);
    setQuery('');
    setActiveId(undefined);
    onQueryChange?.('');
  };
  return {
    query,
    parent,
    sections,
    active: rows[index],
    type,
    point: ({ id }) => setActiveId(id),
    move: (step) => setActiveId(rows.at((index + step) % rows.length)?.id),
    choose: (command) => (command.page ? go([...path, command]) : run(command)),
    back: () => go(path.slice(0, -1)),
  };
}
