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
  type Neighbourhood,
  type NeighbourhoodQuery,
  NeighbourhoodQuerySchema,
  NeighbourhoodSchema,
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
  @Answers(GraphStatsSchema, 'Kept counters; nothing is counted but what waits.', {
    summary: 'Read how much is in the graph',
    description: 'Nodes, relationships and facts by kind, and how many changes are still pending.',
  })
  getGraphStats(): Promise<GraphStats> {
    return this.graph.stats();
  }

  @Get('nodes/:entityType/:entityId')
  @Answers(GraphNodeSchema, 'The node with its facts and what they rest on.', {
    summary: 'Read a person or a company of the graph',
    description: 'A contact or a company with its facts and the evidence for each.',
    refuses: [404],
  })
  getGraphNode(
    @Param('entityType', { schema: EntityTypeSchema }) entityType: EntityType,
    @Param('entityId', { schema: IdSchema }) entityId: string,
  ): Promise<GraphNode> {
    return this.graph.node(entityType, entityId);
  }

  @Get('nodes/:entityType/:entityId/neighbourhood')
  @Answers(NeighbourhoodSchema, 'The node in the middle, and those with the strongest ties to it.', {
    summary: 'Read who is next to a node',
    description: 'The node and its strongest ties.',
    refuses: [404],
  })
  getNeighbourhood(
    @Param('entityType', { schema: EntityTypeSchema }) entityType: EntityType,
    @Param('entityId', { schema: IdSchema }) entityId: string,
    @Query({ schema: NeighbourhoodQuerySchema }) { limit }: NeighbourhoodQuery,
  ): Promise<Neighbourhood> {
    return this.graph.neighbourhood(entityType, entityId, limit);
  }

  @Post('rebuild')
  @HttpCode(202)
  @Documented({
    summary: 'Make the graph anew',
    description: 'Reads every contact and message again, some at a time. What is there stays until it is read.',
  })
  @ApiAcceptedResponse({ description: 'It is under way.', standardSchema: GraphRebuildSchema })
  rebuildGraph(): Promise<GraphRebuild> {
    return this.graph.rebuild();
  }
}
