import { EVIDENCE_SOURCES, SELECTOR_TYPES } from '@concordia/domain/selectors';
import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';
import { EntityTypeSchema } from './selector-search.js';

const count = () => z.int().min(0);
const share = () => z.number().min(0).max(1);

/** Default and maximum number of neighbors in a graph picture. */
const NEIGHBOURS = 24;
const MOST_NEIGHBOURS = 60;

export type EntityType = z.infer<typeof EntityTypeSchema>;

const byType = () =>
  z.object({
    email: count(),
    domain: count(),
    title: count(),
    topic: count(),
    tech_stack: count(),
    accept_language: count(),
    user_agent: count(),
    phone: count(),
    ip: count(),
    organization: count(),
    funding_round: count(),
    industry: count(),
  });

export const GraphStatsSchema = z
  .object({
    nodes: count().describe('People, the owner among them, and companies.'),
    relationships: count(),
    selectors: count().describe('Facts by which nodes are found, each once for its node.'),
    people: count().describe('The owner among them.'),
    companies: count(),
    relationshipsByKind: z
      .object({
        wrote_to: count().describe('Pairs of whom one has written to the other; each direction counts.'),
        works_at: count(),
      })
      .describe('How many of each kind.'),
    selectorsByType: byType().describe('How many of each kind; all twelve are there.'),
    pending: count().describe(
      'Changes of messages and contacts that are not in the graph yet; counting ends at 10,000.',
    ),
    isRebuilding: z.boolean().describe('Whether everything is being read again; meanwhile figures may be of before.'),
    rebuilt: z
      .object({ done: count().describe('People who have been placed.'), total: count().describe('Of so many.') })
      .nullable()
      .describe('How far the rebuild under way has come; `null` when there is none.'),
    updatedAt: InstantSchema.nullable().describe('When the graph last changed; `null` before its first time.'),
  })
  .meta({ id: 'GraphStats', description: 'How much is in the graph.' });
export type GraphStats = z.infer<typeof GraphStatsSchema>;

export const GraphRebuildSchema = z
  .object({ isRebuilding: z.literal(true).describe('It is under way, or was already.') })
  .meta({ id: 'GraphRebuild', description: 'A graph that is being made anew.' });
export type GraphRebuild = z.infer<typeof GraphRebuildSchema>;

const properties = () =>
  z
    .object({
      title: z.string().optional(),
      company: z.string().optional(),
      location: z.string().optional(),
      domain: z.string().optional(),
      employees: z.string().optional().describe('How many people are known to work there; of companies.'),
    })
    .describe('What is known; what is not is left out.');

export const GraphAnalyticsSchema = z
  .object({
    pagerank: share().describe('The share of all influence; adds up to 1 over all nodes.'),
    engagement_score: share().describe(
      'From activity, reciprocity and pace; of a company, that of its most engaged person.',
    ),
    messages_received: count().describe('Messages that were written to them.'),
    messages_sent: count().describe('Messages that they wrote.'),
    median_reply_minutes: z.number().min(0).nullable().describe('How long their answers take; `null` without any.'),
    last_reply_at: InstantSchema.nullable().describe('When they last answered; `null` for never.'),
  })
  .meta({ id: 'GraphAnalytics', description: 'The figures of a node.' });

export const NodeEvidenceSchema = z
  .object({
    source: z.enum(EVIDENCE_SOURCES).describe('Where it was read.'),
    quote: z.string().nullable().describe('The words that say so; `null` where a field of its own says it.'),
    messageId: IdSchema.nullable().describe('The message that it was read in; `null` for none.'),
    foundAt: InstantSchema,
  })
  .meta({ id: 'NodeEvidence', description: 'What a fact rests on.' });

export const NodeSelectorSchema = z
  .object({
    type: z.enum(SELECTOR_TYPES),
    value: z.string().describe('As it is compared: in lower case, a number in E.164.'),
    evidence: z.array(NodeEvidenceSchema).describe('The newest three.'),
  })
  .meta({ id: 'NodeSelector', description: 'A fact by which a node is found.' });

export const GraphNodeSchema = z
  .object({
    entity_type: EntityTypeSchema,
    entity_id: IdSchema.describe('Of a person the contact, of the owner the workspace.'),
    name: z.string(),
    contactId: IdSchema.nullable().describe('The contact that they are; `null` for the owner and for companies.'),
    isOwner: z.boolean().describe('Whether it is the one whose workspace this is.'),
    properties: properties(),
    analytics: GraphAnalyticsSchema,
    selectors: z.array(NodeSelectorSchema).describe('Those found last, at most 100.'),
  })
  .meta({ id: 'GraphNode', description: 'A person or a company with everything known.' });
export type GraphNode = z.infer<typeof GraphNodeSchema>;

export const NeighbourNodeSchema = z
  .object({
    entity_type: EntityTypeSchema,
    entity_id: IdSchema,
    name: z.string(),
    pagerank: share(),
    contactId: IdSchema.nullable(),
    isOwner: z.boolean(),
  })
  .meta({ id: 'NeighbourNode', description: 'A node in a picture of a neighbourhood.' });

export const NeighbourhoodSchema = z
  .object({
    center: NeighbourNodeSchema,
    nodes: z.array(NeighbourNodeSchema).describe('Those next to it, the strongest tie first; never the center.'),
    relationships: z
      .array(
        z
          .object({
            from: IdSchema,
            to: IdSchema,
            kind: z.enum(['wrote_to', 'works_at']),
            messages: count(),
            lastAt: InstantSchema.nullable(),
            median_reply_minutes: z.number().min(0).nullable().describe('How long `from` takes to answer `to`.'),
          })
          .meta({ id: 'NeighbourRelationship', description: 'Who wrote to whom, or who works where.' }),
      )
      .describe('All between the nodes that are shown, the center among them.'),
    total: count().describe('How many neighbours there are in all; counting ends at 10,000.'),
  })
  .meta({ id: 'Neighbourhood', description: 'A node and those next to it.' });
export type Neighbourhood = z.infer<typeof NeighbourhoodSchema>;

export const NeighbourhoodQuerySchema = z
  .object({
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(MOST_NEIGHBOURS)
      .default(NEIGHBOURS)
      .describe(`How many neighbours at most: 1 to ${MOST_NEIGHBOURS}, ${NEIGHBOURS} unless told.`),
  })
  .describe('How much of a neighbourhood.');
export type NeighbourhoodQuery = z.infer<typeof NeighbourhoodQuerySchema>;
