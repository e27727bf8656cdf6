import { Module } from '@nestjs/common';
import { GraphModule } from '../graph/graph.module.js';
import { SelectorSearchModule } from '../selector-search/selector-search.module.js';
import { RelationshipsController } from './relationships.controller.js';
import { RelationshipsService } from './relationships.service.js';

@Module({
  imports: [GraphModule, SelectorSearchModule],
  controllers: [RelationshipsController],
  providers: [RelationshipsService],
})
export class RelationshipsModule {}
