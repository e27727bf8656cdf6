import type { Neighbourhood, NeighbourNode, SavedSearch, SearchNamed, SearchRequest } from '@concordia/api-client';
import type { SearchResponse, SearchResult, View } from '@concordia/api-client';
import {
  completeWord,
  completionPlace,
  judge,
  parseQuery,
  reasonsOf,
  type SearchedNode,
} from '@concordia/domain/query';
import { HttpResponse, http, type RequestHandler } from 'msw';

/** Whom a story's search looks through. */
export interface SearchedPerson {
  readonly id: string;
  readonly name: string;
  readonly title: string | null;
  readonly company: string | null;
  readonly location: string | null;
  readonly email: string | null;
  /** Messages with them. */
  readonly messages: number;
}

/** The server's calls as a story has them: everybody has the same influence, and engages as much as they write. */
interface Crowd {
  readonly people: readonly SearchedPerson[];
  readonly most: number;
}

function nodeOf({ name, title, company, location, email, messages }: SearchedPerson, most: number): SearchedNode {
  const figures = { pagerank: 0, messagesReceived: 0, messagesSent: messages, employees: null, lastReplyAt: null };
  const known = { email, domain: email?.split('@')[1] ?? null, title, organization: company };
  const types = ['email', 'domain', 'title', 'organization'] as const;
  return {
    name,
    title,
    company,
    location,
    selectors: types.flatMap((type) => {
      const value = known[type];
      return value === null ? [] : [{ type, value }];
    }),
    figures: { ...figures, engagementScore: messages / most, medianReplyMinutes: null },
  };
}

const listed = ({ id, name }: SearchedPerson, crowd: Crowd): NeighbourNode => ({
  entity_type: 'Person',
  entity_id: id,
  name,
  contactId: id,
  pagerank: 1 / crowd.people.length,
  isOwner: false,
});

function resultsOf(query: string, crowd: Crowd): SearchResult[] {
  const parsed = parseQuery(query);
  if (!parsed.ok) return [];
  return crowd.people
    .flatMap((person): SearchResult[] => {
      const node = nodeOf(person, crowd.most);
      const judged = judge(parsed.query, node, 0);
      if (judged === null) return [];
      const { title, company, location } = person;
      const properties = Object.entries({ title, company, location }).flatMap(([name, value]) =>
        value === null ? [] : [[name, value]],
      );
      return [
        {
          ...listed(person, crowd),
          match_score: judged.score,
          properties: Object.fromEntries(properties),
          matched_selectors: judged.findings.flatMap(({ selector }) => (selector === null ? [] : [selector])),
          analytics: { pagerank: 1 / crowd.people.length, engagement_score: node.figures.engagementScore },
          reasons: reasonsOf(judged.findings, node, 0),
        },
      ];
    })
    .toSorted((one, other) => other.match_score - one.match_score);
}

function neighbourhoodOf(id: string, crowd: Crowd): Neighbourhood | null {
  const middle = crowd.people.find((person) => person.id === id);
  if (middle === undefined) return null;
  const others = crowd.people.filter((person) => person !== middle).toSorted((a, b) => b.messages - a.messages);
  const near = others.slice(0, 24);
  return {
    center: listed(middle, crowd),
    nodes: near.map((person) => listed(person, crowd)),
    relationships: near.map(({ id: from, messages }) => ({
      from,
      to: id,
      kind: 'wrote_to',
      messages,
      lastAt: null,
      median_reply_minutes: null,
    })),
    total: others.length,
  };
}

function refusalOf(query: string) {
  const parsed = parseQuery(query);
  if (parsed.ok) return null;
  const { message, expected, position, length } = parsed.problem;
  const details = [{ field: 'body.query', expected, position, length }];
  return HttpResponse.json({ statusCode: 400, code: 'QUERY_SYNTAX', message, details }, { status: 400 });
}

const ID = '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11';

/** The calls of the search over some people, with saved searches of their own. They come before those of a network. */
export function searches(people: readonly SearchedPerson[]): RequestHandler[] {
  const crowd: Crowd = { people, most: Math.max(1, ...people.map(({ messages }) => messages)) };
  let saved: SavedSearch[] = [];
  return [
    http.post<never, SearchRequest>('*/api/search', async ({ request }) => {
      const { query, entity_types = ['Person'], limit = 20 } = await request.json();
      const results = entity_types.includes('Person') ? resultsOf(query, crowd) : [];
      const stats = { execution_time_ms: 3.2, total: results.length, total_is_minimum: false };
      return (
        refusalOf(query) ?? HttpResponse.json({ results: results.slice(0, limit), stats } satisfies SearchResponse)
      );
    }),
    http.get('*/api/search/completion', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const place = completionPlace(searchParams.get('query') ?? '', Number(searchParams.get('position')));
      return HttpResponse.json(completeWord(place));
    }),
    http.get('*/api/search/saved', () => HttpResponse.json(saved)),
    http.post<never, SearchNamed>('*/api/search/saved', async ({ request }) => {
      const made: SavedSearch = { ...(await request.json()), id: ID, createdAt: new Date().toISOString() };
      saved = [made, ...saved];
      return HttpResponse.json(made, { status: 201 });
    }),
    http.delete('*/api/search/saved/:id', () => {
      const [gone] = saved;
      saved = [];
      return HttpResponse.json(gone);
    }),
    http.post<never, SearchNamed>('*/api/search/view', async ({ request }) => {
      const { name } = await request.json();
      return HttpResponse.json({ id: ID, name, query: {}, position: 0 } satisfies View, { status: 201 });
    }),
    http.post<never, SearchNamed>('*/api/search/segment', async ({ request }) => {
      const { name, query } = await request.json();
      const { length } = resultsOf(query, crowd);
      return HttpResponse.json({ tag: name, contacts: length, added: length }, { status: 201 });
    }),
    http.get<{ id: string }>('*/api/graph/nodes/Person/:id/neighbourhood', ({ params }) =>
      HttpResponse.json(neighbourhoodOf(params.id, crowd)),
    ),
  ];
}
