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
    nodes: count().describe('People, including the owner, and companies.'),
    relationships: count(),
    selectors: count().describe('Facts used to find nodes, each counted once per node.'),
    people: count().describe('Including the owner.'),
    companies: count(),
    relationshipsByKind: z
      .object({
        wrote_to: count().describe('Pairs in which one has written to the other; each direction counts separately.'),
        works_at: count(),
      })
      .describe('Counts by kind.'),
    selectorsByType: byType().describe('Counts by type; all twelve are included.'),
    pending: count().describe('Message and contact changes not yet in the graph; the count stops at 10,000.'),
    isRebuilding: z
      .boolean()
      .describe('Whether the graph is being rebuilt. Until it finishes, figures may be outdated.'),
    rebuilt: z
      .object({
        done: count().describe('Number of people added so far.'),
        total: count().describe('Total number of people to add.'),
      })
      .nullable()
      .describe('Progress of the current rebuild; `null` if none is running.'),
    updatedAt: InstantSchema.nullable().describe('When the graph last changed; `null` before the first build.'),
  })
  .meta({ id: 'GraphStats', description: 'Counts of what the graph contains.' });
export type GraphStats = z.infer<typeof GraphStatsSchema>;

export const GraphRebuildSchema = z
  .object({ isRebuilding: z.literal(true).describe('A rebuild was started or was already in progress.') })
  .meta({ id: 'GraphRebuild', description: 'A graph that is being rebuilt.' });
export type GraphRebuild = z.infer<typeof GraphRebuildSchema>;

const properties = () =>
  z
    .object({
      title: z.string().optional(),
      company: z.string().optional(),
      location: z.string().optional(),
      domain: z.string().optional(),
      employees: z.string().optional().describe('Number of known employees; companies only.'),
    })
    .describe('Known properties. Unknown ones are left out.');

export const GraphAnalyticsSchema = z
  .object({
    pagerank: share().describe('Share of total influence; adds up to 1 over all nodes.'),
    engagement_score: share().describe(
      'Based on activity, reciprocity and pace. For a company, the score of its most engaged contact.',
    ),
    messages_received: count().describe('Number of messages sent to them.'),
    messages_sent: count().describe('Number of messages they sent.'),
    median_reply_minutes: z
      .number()
      .min(0)
      .nullable()
      .describe('Median reply time, in minutes; `null` if they never replied.'),
    last_reply_at: InstantSchema.nullable().describe('When they last replied; `null` if never.'),
  })
  .meta({ id: 'GraphAnalytics', description: 'Metrics of a node.' });

export const NodeEvidenceSchema = z
  .object({
    source: z.enum(EVIDENCE_SOURCES).describe('Where it was found.'),
    quote: z.string().nullable().describe('The supporting quote; `null` if a field states it directly.'),
    messageId: IdSchema.nullable().describe('The message it was found in; `null` if none.'),
    foundAt: InstantSchema,
  })
  .meta({ id: 'NodeEvidence', description: 'Evidence for a fact.' });

export const NodeSelectorSchema = z
  .object({
    type: z.enum(SELECTOR_TYPES),
    value: z.string().describe('Normalized for comparison: lowercase text, numbers in E.164.'),
    evidence: z.array(NodeEvidenceSchema).describe('The newest three.'),
  })
  .meta({ id: 'NodeSelector', description: 'A fact used to find a node.' });

export const GraphNodeSchema = z
  .object({
    entity_type: EntityTypeSchema,
    entity_id: IdSchema.describe('ID of the contact, or of the workspace for its owner.'),
    name: z.string(),
    contactId: IdSchema.nullable().describe('The contact of this node; `null` for the owner and for companies.'),
    isOwner: z.boolean().describe('Whether this is the workspace owner.'),
    properties: properties(),
    analytics: GraphAnalyticsSchema,
    selectors: z.array(NodeSelectorSchema).describe('The most recently found, at most 100.'),
  })
  .meta({ id: 'GraphNode', description: 'A person or company with all known details.' });
export type GraphNode = z.infer<typeof GraphNodeSchema>;

export const NeighborNodeSchema = z
  .object({
    entity_type: EntityTypeSchema,
    entity_id: IdSchema,
    name: z.string(),
    pagerank: share(),
    contactId: IdSchema.nullable(),
    isOwner: z.boolean(),
  })
  .meta({ id: 'NeighborNode', description: 'A node in a neighborhood view.' });

export const NeighborhoodSchema = z
  .object({
    center: NeighborNodeSchema,
    nodes: z.array(NeighborNodeSchema).describe('Neighbors, strongest tie first, without the center.'),
    relationships: z
      .array(
        z
          .object({
            from: IdSchema,
            to: IdSchema,
            kind: z.enum(['wrote_to', 'works_at']),
            messages: count(),
            lastAt: InstantSchema.nullable(),
            median_reply_minutes: z
              .number()
              .min(0)
              .nullable()
              .describe('Median time `from` takes to reply to `to`, in minutes.'),
          })
          .meta({ id: 'NeighborRelationship', description: 'A correspondence or employment relationship.' }),
      )
      .describe('Relationships between the nodes shown, including the center.'),
    total: count().describe('Total number of neighbors; the count stops at 10,000.'),
  })
  .meta({ id: 'Neighborhood', description: 'A node and its neighbors.' });
export type Neighborhood = z.infer<typeof NeighborhoodSchema>;

export const NeighborhoodQuerySchema = z
  .object({
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(MOST_NEIGHBOURS)
      .default(NEIGHBOURS)
      .describe(`Maximum number of neighbors, 1 to ${MOST_NEIGHBOURS}; ${NEIGHBOURS} by default.`),
  })
  .describe('Size of a neighborhood.');
export type NeighborhoodQuery = z.infer<typeof NeighborhoodQuerySchema>;
