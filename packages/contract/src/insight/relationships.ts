import { z } from 'zod';
import { IdSchema } from '../common/schemas.js';
import { QueryTextSchema } from './selector-search.js';

/** People and ties in one picture at most. */
export const MOST_RELATED_PEOPLE = 10_000;
export const MOST_RELATED_TIES = 50_000;

const column = <Item extends z.ZodType>(item: Item, means: string) => z.array(item).describe(means);
const count = () => z.int().min(0);

/** Columns that every tie has, whoever its ends are. */
const historyColumns = {
  messages: column(count(), 'Messages, of any age.'),
  lastAt: column(count(), 'The last message, in seconds since the epoch; 0 for never.'),
  weeks: column(
    z.string(),
    'Messages by week, latest first, at most 52 weeks: `gap:messages` divided by spaces, where the gap is in weeks from the one before and the first is 0, and `:1` is left out. Empty for what ended over a year ago.',
  ),
};

export const RelationshipGraphSchema = z
  .object({
    owner: z.object({ id: IdSchema.describe('ID of the workspace.'), name: z.string() }).nullable(),
    people: z
      .object({
        id: column(IdSchema, 'ID of the contact.'),
        name: column(z.string(), 'Name of the contact.'),
        company: column(z.int().min(-1), 'Place of their company among `companies`; -1 for none.'),
        ...historyColumns,
      })
      .describe('By messages with the owner, most first. Each column has one entry per person.'),
    companies: z
      .object({ id: column(IdSchema, 'ID of the node.'), name: column(z.string(), 'Name of the company.') })
      .describe('The companies of these people. Each column has one entry per company.'),
    ties: z
      .object({
        one: column(count(), 'Place of one end among `people`.'),
        other: column(count(), 'Place of the other end among `people`.'),
        ...historyColumns,
      })
      .describe(
        'Between two of these people: emails of one that named the other, and messages in conversations of both. Each column has one entry per tie; of too many, those with most messages are here.',
      ),
    total: count().describe('People that match, or who exchanged messages with the owner; counting stops at 10,000.'),
    totalTies: count().describe(`Ties between these people, of which at most ${MOST_RELATED_TIES} are here.`),
  })
  .meta({
    id: 'RelationshipGraph',
    description: 'People, their companies, and what ties them to the owner and to each other, in columns.',
  });
export type RelationshipGraph = z.infer<typeof RelationshipGraphSchema>;

export const RelationshipGraphQuerySchema = z
  .object({
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(MOST_RELATED_PEOPLE)
      .default(MOST_RELATED_PEOPLE)
      .describe(`Maximum number of people, 1 to ${MOST_RELATED_PEOPLE}; ${MOST_RELATED_PEOPLE} by default.`),
    query: QueryTextSchema.optional().describe(
      'Only people that match: a query as for `POST /api/search`. All by default.',
    ),
  })
  .describe('Which people of the relationship graph.');
export type RelationshipGraphQuery = z.output<typeof RelationshipGraphQuerySchema>;
