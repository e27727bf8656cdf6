import type { GraphStats } from '@concordia/api-client';
import { section } from '../locale';

/** What the counts of the graph say. */
export const graphStatisticsStrings = section('graphStatistics', ({ counted, figure }) => ({
  title: 'Graph statistics',
  failed: 'The graph statistics could not be read',
  nodes: 'Nodes',
  relationships: 'Relationships',
  selectors: 'Selectors',
  peopleAndCompanies: (people: number, companies: number) =>
    `${counted(people, 'person', 'people')}, ${counted(companies, 'company', 'companies')}`,
  ties: (writing: number, employment: number) => `${figure(writing)} of writing, ${figure(employment)} of employment`,
  kindsFound: (found: number, all: number) => `${figure(found)} of ${figure(all)} kinds found`,
  byKind: 'By kind',
  people: 'People',
  companies: 'Companies',
  relationship: { wrote_to: 'Wrote to', works_at: 'Works at' } satisfies Record<
    keyof GraphStats['relationshipsByKind'],
    string
  >,
  selector: {
    email: 'E-mail',
    domain: 'Domain',
    title: 'Title',
    topic: 'Topic',
    tech_stack: 'Technology',
    accept_language: 'Language',
    user_agent: 'Mail program',
    phone: 'Phone',
    ip: 'IP address',
    organization: 'Organisation',
    funding_round: 'Funding round',
    industry: 'Industry',
  } satisfies Record<keyof GraphStats['selectorsByType'], string>,
  nobody: 'Nobody else is in the graph yet. It grows with messages, contacts and events.',
  rebuilding: 'The graph is being rebuilt. Its figures change while that runs.',
  rebuilt: (done: number, total: number) => `${figure(done)} of ${counted(total, 'person', 'people')}`,
  pending: (changes: number) => `${counted(changes, 'change', 'changes')} still to be taken in`,
  manyPending: (limit: number) => `More than ${figure(limit)} changes still to be taken in`,
  upToDate: 'Everything is taken in',
  lastChanged: 'last changed',
  menu: 'The graph',
  rebuild: 'Rebuild…',
  rebuildHelp: 'Draw it anew from all messages, contacts and events',
  rebuildQuestion: 'Rebuild the graph?',
  rebuildMeans:
    'It is drawn anew from all messages, contacts and events. Nothing is lost. In a large workspace it takes some minutes, and meanwhile figures are incomplete.',
  rebuildNow: 'Rebuild',
  rebuildBegun: 'The graph is being rebuilt',
}));
