import { LONGEST_QUERY, MOST_COMPLETIONS, QUERY_SELECTORS } from '@concordia/domain/query';
import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';
import { lineOf, verbatimText } from '../common/texts.js';

export const MOST_SAVED_SEARCHES = 50;

export const EntityTypeSchema = z
  .enum(['Person', 'Company'])
  .meta({ id: 'EntityType', description: 'Type of a graph node.' });

export const QueryTextSchema = verbatimText(LONGEST_QUERY).describe(
  'Selectors such as `domain:*.edu`, words, "words in quotes", `AND`, `OR`, `NOT`, brackets, comparisons such as `pagerank>0.01`, durations such as `recent_reply:<7d`, ranges such as `size_range:[10-100]`.',
);

export const SearchRequestSchema = z
  .strictObject({
    query: QueryTextSchema,
    entity_types: z
      .array(EntityTypeSchema)
      .min(1)
      .max(2)
      .default(['Person', 'Company'])
      .describe('Only nodes of these types.'),
    limit: z.int().min(1).max(200).default(20).describe('Maximum number of results.'),
    sort_by: z
      .enum(['relevance', 'pagerank', 'engagement_score', 'recent_reply'])
      .default('relevance')
      .describe('Best first: by relevance and then influence, by influence, by engagement, or by last reply.'),
  })
  .meta({
    id: 'SearchRequest',
    description: 'A search for people and companies.',
    examples: [
      {
        query: 'domain:*.edu AND recent_reply:<7d',
        entity_types: ['Person', 'Company'],
        limit: 20,
        sort_by: 'relevance',
      },
    ],
  });
export type SearchRequest = z.output<typeof SearchRequestSchema>;

const SelectorTypeSchema = z.enum(QUERY_SELECTORS).meta({ id: 'SelectorType', description: 'Type of a selector.' });

export const MatchedSelectorSchema = z
  .object({ type: SelectorTypeSchema, value: z.string() })
  .meta({ id: 'MatchedSelector', description: 'A selector that matches the query.' });

export const SearchResultSchema = z
  .object({
    entity_type: EntityTypeSchema,
    entity_id: IdSchema,
    name: z.string(),
    contactId: IdSchema.nullable().describe('The contact of this node; `null` for the owner and for companies.'),
    match_score: z.number().min(0).max(1).describe('How well it matches, regardless of its influence.'),
    properties: z
      .record(z.string(), z.string())
      .describe('Known properties: title, company, location, domain, employees.'),
    matched_selectors: z.array(MatchedSelectorSchema),
    analytics: z
      .object({
        pagerank: z.number().min(0).describe('Share of total influence; adds up to 1 over all nodes.'),
        engagement_score: z.number().min(0).max(1),
      })
      .meta({ id: 'SearchAnalytics' }),
    reasons: z.array(z.string()).describe('Why it matched, in plain language with figures.'),
  })
  .meta({ id: 'SearchResult', description: 'A person or company found by the search.' });
export type SearchResult = z.infer<typeof SearchResultSchema>;

export const SearchResponseSchema = z
  .object({
    results: z.array(SearchResultSchema),
    stats: z
      .object({
        execution_time_ms: z.number().min(0),
        total: z.int().min(0).describe('Total number of results.'),
        total_is_minimum: z.boolean().describe('Whether there are more results than `total`.'),
      })
      .meta({ id: 'SearchStats' }),
  })
  .meta({ id: 'SearchResponse', description: 'The results.' });
export type SearchResponse = z.infer<typeof SearchResponseSchema>;

export const CompletionQuerySchema = z.object({
  query: verbatimText(LONGEST_QUERY).describe('The query typed so far.'),
  position: z.coerce.number().int().min(0).max(LONGEST_QUERY).describe('Cursor position, in UTF-16 code units.'),
});
export type CompletionQuery = z.output<typeof CompletionQuerySchema>;

export const CompletionSchema = z
  .object({
    kind: z.enum(['selector', 'value', 'operator']),
    text: z.string().describe('Text shown in the list.'),
    insert: z.string().describe('Text that replaces the query between `from` and `to`.'),
    from: z.int().min(0),
    to: z.int().min(0),
    count: z
      .int()
      .min(0)
      .nullable()
      .describe('Number of people and companies with this value; `null` for names and operators.'),
  })
  .meta({ id: 'Completion', description: `A possible completion. At most ${MOST_COMPLETIONS} are returned.` });
export type CompletionItem = z.infer<typeof CompletionSchema>;

export const SavedSearchSchema = z
  .object({
    id: IdSchema,
    name: z.string(),
    query: z.string().describe('The query as typed.'),
    createdAt: InstantSchema,
  })
  .meta({ id: 'SavedSearch', description: 'A saved search.' });
export type SavedSearch = z.infer<typeof SavedSearchSchema>;

export const SearchNamedSchema = z
  .strictObject({
    name: lineOf(60),
    query: QueryTextSchema,
  })
  .meta({
    id: 'SearchNamed',
    description: 'A query and its name.',
    examples: [{ name: 'Universities', query: 'domain:*.edu' }],
  });
export type SearchNamed = z.output<typeof SearchNamedSchema>;

export const SegmentNamedSchema = z
  .strictObject({ name: lineOf(40).describe('The tag.'), query: QueryTextSchema })
  .meta({
    id: 'SegmentNamed',
    description: 'A query and the tag for its results.',
    examples: [{ name: 'Universities', query: 'domain:*.edu' }],
  });

export const SearchSegmentSchema = z
  .object({
    tag: z.string().describe('The tag that these contacts now have.'),
    contacts: z.int().min(0).describe('Number of contacts with the tag.'),
    added: z.int().min(0).describe('Number of these contacts that did not have the tag before.'),
  })
  .meta({ id: 'SearchSegment', description: 'A tag for all contacts that a search finds.' });
export type SearchSegment = z.infer<typeof SearchSegmentSchema>;
