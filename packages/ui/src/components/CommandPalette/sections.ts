import type { Command, CommandGroup } from './command';
import { rank, type Span } from './rank';

/** A command with what of it was typed. */
export interface Row {
  command: Command;
  spans: readonly Span[];
}

/** Rows under a heading. */
export interface Section {
  id: string;
  title: string;
  rows: readonly Row[];
  /** How many more there are than `rows`. */
  left: number;
}

/** So many of one heading are shown: nobody reads on, and every row costs when a letter is typed. */
const mostRows = 50;

/** All that belongs under a heading. */
type Found = Omit<Section, 'left'>;

const bare = (command: Command): Row => ({ command, spans: [] });

/** While nothing is typed: what was used last, then every group without it. */
function resting(groups: readonly CommandGroup[], recent: readonly string[], recentTitle: string): Found[] {
  const all = groups.flatMap(({ commands }) => commands);
  const latest = recent.flatMap((id) => all.find((command) => command.id === id) ?? []);
  return [
    { id: 'recent', title: recentTitle, rows: latest.map(bare) },
    ...groups.map(({ id, title, commands }) => ({
      id,
      title,
      rows: commands.filter((command) => !latest.includes(command)).map(bare),
    })),
  ];
}

/** What fits, under the same headings; the heading with the best fit first. */
function matching(groups: readonly CommandGroup[], query: string, recent: readonly string[]): Found[] {
  return groups
    .map(({ id, title, commands }) => ({ id, title, ranked: rank(commands, query, recent) }))
    .sort((a, b) => (b.ranked[0]?.score ?? 0) - (a.ranked[0]?.score ?? 0))
    .map(({ id, title, ranked }) => ({ id, title, rows: ranked.map(({ item, spans }) => ({ command: item, spans })) }));
}

interface Question {
  groups: readonly CommandGroup[];
  /** What a search elsewhere found; it knows better than we whether it fits, so it is not ranked again. */
  results: readonly CommandGroup[];
  query: string;
  recent: readonly string[];
  recentTitle: string;
}

/** What the palette lists, without headings that have nothing under them. */
export function sectionsOf({ groups, results, query, recent, recentTitle }: Question): Section[] {
  const own = query.trim() === '' ? resting(groups, recent, recentTitle) : matching(groups, query, recent);
  const found = results.map(({ id, title, commands }) => ({ id, title, rows: commands.map(bare) }));
  return [...own, ...found]
    .filter(({ rows }) => rows.length > 0)
    .map((all) => ({ ...all, rows: all.rows.slice(0, mostRows), left: Math.max(0, all.rows.length - mostRows) }));
}
