import {
  type RelationshipGraph,
  type RelationshipGraphQuery,
  RelationshipGraphQuerySchema,
  RelationshipGraphSchema,
} from '@concordia/contract/insight';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../common/documented.js';
import { RelationshipsService } from './relationships.service.js';

@ApiTags('graph')
@Controller('api/graph/relationships')
export class RelationshipsController {
  constructor(private readonly relationships: RelationshipsService) {}

  @Get()
  @Answers(RelationshipGraphSchema, 'The people with most messages, or those that match, and the ties among them.', {
    summary: 'Get the relationship graph',
    description:
      'Returns people, companies and ties for a picture of who knows whom, in columns. Ties carry their messages by week, so that a client can draw any week of the past year. Returns `QUERY_SYNTAX` if the query is invalid.',
  })
  getRelationshipGraph(
    @Query({ schema: RelationshipGraphQuerySchema }) query: RelationshipGraphQuery,
  ): Promise<RelationshipGraph> {
    return this.relationships.graph(query);
  }
}
