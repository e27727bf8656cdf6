import type { GraphStats } from '@concordia/api-client';
import { section } from '../locale';

/** What the counts of the graph say. */
export const graphStatisticsStrings = section('graphStatistics', ({ counted, figure }) => ({
  title: 'Graph statistics',
  failed: 'Couldn’t load the graph statistics',
  nodes: 'Nodes',
  relationships: 'Relationships',
  selectors: 'Selectors',
  /** @param people the owner among them, who is no contact. */
  peopleAndCompanies: (people: number, companies: number) =>
    people === 0
      ? counted(companies, 'company', 'companies')
      : `${counted(people - 1, 'contact', 'contacts')}, you and ${counted(companies, 'company', 'companies')}`,
  ties: (writing: number, employment: number) => `${figure(writing)} correspondence, ${figure(employment)} employment`,
  kindsFound: (found: number, all: number) => `${figure(found)} of ${figure(all)} kinds found`,
  byKind: 'By kind',
  people: 'People, including you',
  companies: 'Companies',
  relationship: { wrote_to: 'Wrote to', works_at: 'Works at' } satisfies Record<
    keyof GraphStats['relationshipsByKind'],
    string
  >,
  selector: {
    email: 'Email',
    domain: 'Domain',
    title: 'Title',
    topic: 'Topic',
    tech_stack: 'Technology',
    accept_language: 'Language',
    user_agent: 'Email client',
    phone: 'Phone',
    ip: 'IP address',
    organization: 'Organization',
    funding_round: 'Funding round',
    industry: 'Industry',
  } satisfies Record<keyof GraphStats['selectorsByType'], string>,
  nobody: 'The graph is empty. It grows with messages, contacts and events.',
  rebuilding: 'The graph is being rebuilt. Its figures change while that runs.',
  rebuilt: (done: number, total: number) => `${figure(done)} of ${counted(total, 'person', 'people')}`,
  pending: (changes: number) => `${counted(changes, 'change', 'changes')} waiting to be processed`,
  manyPending: (limit: number) => `More than ${figure(limit)} changes waiting to be processed`,
  upToDate: 'Up to date',
  lastChanged: 'last changed',
  menu: 'The graph',
  rebuild: 'Rebuild…',
  rebuildHelp: 'Rebuild from all messages, contacts and events',
  rebuildQuestion: 'Rebuild the graph?',
  rebuildMeans:
    'The graph is rebuilt from all messages, contacts and events. Nothing is lost. Large workspaces take a few minutes; figures are incomplete until then.',
  rebuildNow: 'Rebuild',
  rebuildBegun: 'The graph is being rebuilt',
}));
