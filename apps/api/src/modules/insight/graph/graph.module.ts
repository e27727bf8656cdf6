import { Module } from '@nestjs/common';
import { PersonDataModule } from '../../platform/person-data/person-data.module.js';
import { SelectorsModule } from '../selectors/selectors.module.js';
import { GraphController } from './graph.controller.js';
import { GraphJobs } from './graph.jobs.js';
import { GraphRepository } from './graph.repository.js';
import { GraphService } from './graph.service.js';
import { GraphFactsRepository } from './graph-facts.repository.js';
import { GraphOfPerson } from './graph-of-person.js';
import { GraphProjector } from './graph-projector.js';
import { GraphRanks } from './graph-ranks.js';
import { GraphScores } from './graph-scores.js';
import { GraphStateRepository } from './graph-state.repository.js';
import { GraphTies } from './graph-ties.js';
import { GraphTiesRepository } from './graph-ties.repository.js';
import { GraphWriter } from './graph-writer.js';

@Module({
  imports: [PersonDataModule, SelectorsModule],
  controllers: [GraphController],
  providers: [
    GraphService,
    GraphRepository,
    GraphFactsRepository,
    GraphStateRepository,
    GraphProjector,
    GraphWriter,
    GraphTies,
    GraphTiesRepository,
    GraphScores,
    GraphRanks,
    GraphJobs,
    GraphOfPerson,
  ],
  exports: [GraphProjector, GraphRepository, GraphService, GraphTiesRepository],
})
export class GraphModule {}
