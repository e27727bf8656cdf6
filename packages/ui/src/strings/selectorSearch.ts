import { section } from '../locale';

const PERCENT: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 0 };

/** What the search for people and companies by their selectors says. */
export const selectorSearchStrings = section('selectorSearch', ({ counted, figure }) => ({
  title: 'Selector Search',
  types: 'Look for',
  type: { Person: 'People', Company: 'Companies' },
  entity: { Person: 'Person', Company: 'Company' },
  sort: 'Sort by',
  sortBy: {
    relevance: 'Relevance',
    pagerank: 'PageRank',
    engagement_score: 'Engagement',
    recent_reply: 'Last answer',
  },

  results: 'Results',
  searching: 'Searching...',
  completeTitle: 'Search Complete',
  complete: (count: number, ms: number) => `Found ${figure(count)} results in ${figure(ms)}ms`,
  failedTitle: 'Search Failed',
  failedHelp: 'Unable to execute selector search',
  none: 'Nobody fits this search',
  noneHelp: 'Try fewer selectors, or a * where letters may differ.',
  shown: (shown: number, total: number, isMinimum: boolean) => {
    const all = `${figure(total)}${isMinimum ? '+' : ''}`;
    return shown === total && !isMinimum ? counted(total, 'result', 'results') : `${figure(shown)} of ${all} results`;
  },
  took: (ms: number) => `${figure(ms, { maximumFractionDigits: 1 })} ms`,
  more: 'Show more',

  score: 'Match score',
  pagerank: 'PageRank',
  engagement: 'Engagement',
  matched: 'Matched selectors',
  reasons: 'Why',
  properties: 'Properties',
  property: {
    title: 'Title',
    company: 'Company',
    location: 'Location',
    domain: 'Domain',
    employees: 'Employees',
    email: 'Email',
    phone: 'Phone',
    industry: 'Industry',
  },
  showWhole: (name: string) => `Show all of ${name}`,
  showLess: (name: string) => `Show less of ${name}`,
  id: 'Entity ID',
  neighbourhood: 'Show neighbourhood',
  neighbourhoodOf: (name: string) => `Show the neighbourhood of ${name}`,

  saved: 'Saved searches',
  savedFailed: 'The saved searches could not be read.',
  retry: 'Try again',
  savedNone: 'No search is saved yet.',
  saveThis: 'Save this search…',
  run: (name: string) => `Search again: ${name}`,
  forget: (name: string) => `Delete the saved search ${name}`,
  forgotten: (name: string) => `Deleted the search “${name}”`,
  savedAs: (name: string) => `Saved the search “${name}”`,
  notSaved: 'Not saved',
  undo: 'Undo',

  use: 'Use these people',
  asView: 'As a board view…',
  asSegment: 'As a segment…',
  asAudience: 'For outreach…',
  name: 'Name',
  nameNeeded: 'Give it a name.',
  cancel: 'Cancel',
  save: 'Save',
  naming: {
    search: { title: 'Save the search', help: 'The query is kept under this name, to be asked again.' },
    view: {
      title: 'A board view of these people',
      help: 'Their messages, among the views of the board. The search is asked again whenever it is opened.',
    },
    segment: {
      title: 'A segment of these people',
      help: 'Everybody whom the search finds gets this tag, by which contacts and campaigns can be chosen.',
    },
  },
  viewMade: (name: string) => `Saved the view “${name}”`,
  viewMadeHelp: 'It stands among the views of the board.',
  segmentMade: (tag: string) => `Tagged “${tag}”`,
  segmentMadeHelp: (contacts: number, added: number) =>
    `${counted(contacts, 'person has', 'people have')} the tag, ${figure(added)} of them new.`,
  audience: (count: number) => `Outreach to ${counted(count, 'person', 'people')}`,
  audienceHelp: 'Everybody gets a message of their own, on the channels where they may be written to.',
  audienceNone: 'None of the results is a contact',
  audienceNoneHelp: 'Companies and you yourself cannot be written to.',
  write: (name: string) => `Write to ${name}`,
  writeShort: 'Write',
  written: 'Opened',
  readingContact: 'Reading the contact...',
  contactFailed: 'The contact could not be read',
  percent: (share: number) => figure(share, PERCENT),
}));
