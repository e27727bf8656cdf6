import type { Command, CommandGroup } from './command';
import { rank, type Span } from './rank';

export interface Row {
  command: Command;
  spans: readonly Span[];
}

export interface Section {
  id: string;
  title: string;
  rows: readonly Row[];
  /** Number of rows beyond those shown. */
  left: number;
}

/** Maximum rows per section: nobody reads further, and every row slows down typing. */
const mostRows = 50;

type Found = Omit<Section, 'left'>;

const bare = (command: Command): Row => ({ command, spans: [] });

/** For an empty query: recent commands, then every group without them. */
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

/** For a query: the matches by group, the group with the best match first. */
function matching(groups: readonly CommandGroup[], query: string, recent: readonly string[]): Found[] {
  return groups
    .map(({ id, title, commands }) => ({ id, title, ranked: rank(commands, query, recent) }))
    .sort((a, b) => (b.ranked[0]?.score ?? 0) - (a.ranked[0]?.score ?? 0))
    .map(({ id, title, ranked }) => ({ id, title, rows: ranked.map(({ item, spans }) => ({ command: item, spans })) }));
}

interface Question {
  groups: readonly CommandGroup[];
  /** External search results, not ranked again: the search knows best what matches. */
  results: readonly CommandGroup[];
  query: string;
  recent: readonly string[];
  recentTitle: string;
}

/** The palette's sections, without empty ones. */
export function sectionsOf({ groups, results, query, recent, recentTitle }: Question): Section[] {
  const own = query.trim() === '' ? resting(groups, recent, recentTitle) : matching(groups, query, recent);
  const found = results.map(({ id, title, commands }) => ({ id, title, rows: commands.map(bare) }));
  return [...own, ...found]
    .filter(({ rows }) => rows.length > 0)
    .map((all) => ({ ...all, rows: all.rows.slice(0, mostRows), left: Math.max(0, all.rows.length - mostRows) }));
}
