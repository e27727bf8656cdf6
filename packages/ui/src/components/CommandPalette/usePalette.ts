import { useState } from 'react';
import type { Command, CommandGroup } from './command';
import { type Section, sectionsOf } from './sections';

interface PaletteOptions {
  groups: readonly CommandGroup[];
  results: readonly CommandGroup[];
  recent: readonly string[];
  recentTitle: string;
  onQueryChange?: (query: string) => void;
  run: (command: Command) => void;
}

export interface Palette {
  query: string;
  parent: Command | undefined;
  sections: readonly Section[];
  /** The row that Enter runs; always defined while there are rows. */
  active: Command | undefined;
  type: (query: string) => void;
  point: (command: Command) => void;
  /** Moves to the next or previous row, wrapping around. */
  move: (step: 1 | -1) => void;
  choose: (command: Command) => void;
  back: () => void;
}

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
