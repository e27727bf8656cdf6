import { IdSchema } from '@concordia/contract';
import {
  type EntityType,
  EntityTypeSchema,
  type GraphNode,
  GraphNodeSchema,
  type GraphRebuild,
  GraphRebuildSchema,
  type GraphStats,
  GraphStatsSchema,
  type Neighborhood,
  type NeighborhoodQuery,
  NeighborhoodQuerySchema,
  NeighborhoodSchema,
} from '@concordia/contract/insight';
import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import { Answers, Documented } from '../../../common/documented.js';
import { GraphService } from './graph.service.js';

@ApiTags('graph')
@Controller('api/graph')
export class GraphController {
  constructor(private readonly graph: GraphService) {}

  @Get('stats')
  @Answers(GraphStatsSchema, 'Precomputed counts. Only pending changes are counted on request.', {
    summary: 'Get graph counts',
    description: 'Counts nodes, relationships and facts by kind, and pending changes.',
  })
  getGraphStats(): Promise<GraphStats> {
    return this.graph.stats();
  }

  @Get('nodes/:entityType/:entityId')
  @Answers(GraphNodeSchema, 'The node with its facts and their evidence.', {
    summary: 'Get a graph node',
    description: 'A contact or company with its facts and the evidence for each.',
    refuses: [404],
  })
  getGraphNode(
    @Param('entityType', { schema: EntityTypeSchema }) entityType: EntityType,
    @Param('entityId', { schema: IdSchema }) entityId: string,
  ): Promise<GraphNode> {
    return this.graph.node(entityType, entityId);
  }

  @Get('nodes/:entityType/:entityId/neighbourhood')
  @Answers(NeighborhoodSchema, 'The node and its most strongly connected neighbors.', {
    summary: 'Get the neighbors of a graph node',
    description: 'Returns the node and its strongest connections.',
    refuses: [404],
  })
  getNeighborhood(
    @Param('entityType', { schema: EntityTypeSchema }) entityType: EntityType,
    @Param('entityId', { schema: IdSchema }) entityId: string,
    @Query({ schema: NeighborhoodQuerySchema }) { limit }: NeighborhoodQuery,
  ): Promise<Neighborhood> {
    return this.graph.neighborhood(entityType, entityId, limit);
  }

  @Post('rebuild')
  @HttpCode(202)
  @Documented({
    summary: 'Start a graph rebuild',
    description: 'Rereads every contact and message in batches. Existing data is kept until it is reread.',
  })
  @ApiAcceptedResponse({ description: 'The rebuild has started.', standardSchema: GraphRebuildSchema })
  rebuildGraph(): Promise<GraphRebuild> {
    return this.graph.rebuild();
  }
}
