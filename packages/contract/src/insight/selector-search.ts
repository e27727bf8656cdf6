import { LONGEST_QUERY, MOST_COMPLETIONS, QUERY_SELECTORS } from '@concordia/domain/query';
import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';
import { lineOf, verbatimText } from '../common/texts.js';

export const MOST_SAVED_SEARCHES = 50;

export const EntityTypeSchema = z
  .enum(['Person', 'Company'])
  .meta({ id: 'EntityType', description: 'What a node of the graph is.' });

const QueryTextSchema = verbatimText(LONGEST_QUERY).describe(
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
    limit: z.int().min(1).max(200).default(20).describe('How many results at most.'),
    sort_by: z
      .enum(['relevance', 'pagerank', 'engagement_score', 'recent_reply'])
      .default('relevance')
      .describe(
        'Best first: by how well they fit and then by influence, by influence, by engagement, or by their last answer.',
      ),
  })
  .meta({
    id: 'SearchRequest',
    description: 'What people and companies are searched for.',
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

const SelectorTypeSchema = z
  .enum(QUERY_SELECTORS)
  .meta({ id: 'SelectorType', description: 'What a selector is about.' });

export const MatchedSelectorSchema = z
  .object({ type: SelectorTypeSchema, value: z.string() })
  .meta({ id: 'MatchedSelector', description: 'A selector that the query fits.' });

export const SearchResultSchema = z
  .object({
    entity_type: EntityTypeSchema,
    entity_id: IdSchema,
    name: z.string(),
    contactId: IdSchema.nullable().describe('The contact that a person is; `null` for the owner and for companies.'),
    match_score: z.number().min(0).max(1).describe('How well it fits, whatever its influence.'),
    properties: z
      .record(z.string(), z.string())
      .describe('What is known of it: title, company, location, domain, employees.'),
    matched_selectors: z.array(MatchedSelectorSchema),
    analytics: z
      .object({
        pagerank: z.number().min(0).describe('Its share of all influence; those of all nodes add up to 1.'),
        engagement_score: z.number().min(0).max(1),
      })
      .meta({ id: 'SearchAnalytics' }),
    reasons: z.array(z.string()).describe('Why it was found, in words with figures.'),
  })
  .meta({ id: 'SearchResult', description: 'A person or a company that was found.' });
export type SearchResult = z.infer<typeof SearchResultSchema>;

export const SearchResponseSchema = z
  .object({
    results: z.array(SearchResultSchema),
    stats: z
      .object({
        execution_time_ms: z.number().min(0),
        total: z.int().min(0).describe('How many were found in all.'),
        total_is_minimum: z.boolean().describe('Whether counting stopped at `total`.'),
      })
      .meta({ id: 'SearchStats' }),
  })
  .meta({ id: 'SearchResponse', description: 'What was found.' });
export type SearchResponse = z.infer<typeof SearchResponseSchema>;

export const CompletionQuerySchema = z.object({
  query: verbatimText(LONGEST_QUERY).describe('The query as far as it is typed.'),
  position: z.coerce.number().int().min(0).max(LONGEST_QUERY).describe('Where the cursor is, in UTF-16 units.'),
});
export type CompletionQuery = z.output<typeof CompletionQuerySchema>;

export const CompletionSchema = z
  .object({
    kind: z.enum(['selector', 'value', 'operator']),
    text: z.string().describe('What a list shows.'),
    insert: z.string().describe('What takes the place of the query from `from` to `to`.'),
    from: z.int().min(0),
    to: z.int().min(0),
    count: z
      .int()
      .min(0)
      .nullable()
      .describe('How many people and companies have the value; `null` for names and operators.'),
  })
  .meta({ id: 'Completion', description: `One way to go on; there are ${MOST_COMPLETIONS} at most.` });
export type CompletionItem = z.infer<typeof CompletionSchema>;

export const SavedSearchSchema = z
  .object({ id: IdSchema, name: z.string(), query: z.string().describe('As it was typed.'), createdAt: InstantSchema })
  .meta({ id: 'SavedSearch', description: 'A search to ask again.' });
export type SavedSearch = z.infer<typeof SavedSearchSchema>;

export const SearchNamedSchema = z
  .strictObject({
    name: lineOf(60),
    query: QueryTextSchema,
  })
  .meta({
    id: 'SearchNamed',
    description: 'A query and what it is to be called.',
    examples: [{ name: 'Universities', query: 'domain:*.edu' }],
  });
export type SearchNamed = z.output<typeof SearchNamedSchema>;

export const SegmentNamedSchema = z
  .strictObject({ name: lineOf(40).describe('The tag.'), query: QueryTextSchema })
  .meta({
    id: 'SegmentNamed',
    description: 'A query and the tag for whom it finds.',
    examples: [{ name: 'Universities', query: 'domain:*.edu' }],
  });

export const SearchSegmentSchema = z
  .object({
    tag: z.string().describe('The tag that these people have now.'),
    contacts: z.int().min(0).describe('How many people have it.'),
    added: z.int().min(0).describe('How many of them did not have it before.'),
  })
  .meta({ id: 'SearchSegment', description: 'A tag for everybody whom a search finds.' });
export type SearchSegment = z.infer<typeof SearchSegmentSchema>;
