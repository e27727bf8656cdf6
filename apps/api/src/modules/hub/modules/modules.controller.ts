import { IdSchema } from '@concordia/contract';
import {
  type HubModule,
  type HubModuleCheck,
  HubModuleCheckSchema,
  type HubModuleCreate,
  HubModuleCreateSchema,
  HubModuleSchema,
  type HubModuleUpdate,
  HubModuleUpdateSchema,
  type ModuleChecksQuery,
  ModuleChecksQuerySchema,
} from '@concordia/contract/hub';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers, AnswersCreated } from '../../../common/documented.js';
import { ModuleChecksService } from './health/module-checks.service.js';
import { HubModulesService } from './modules.service.js';

@ApiTags('hub-modules')
@Controller('api/connection/modules')
export class HubModulesController {
  constructor(
    private readonly modules: HubModulesService,
    private readonly checks: ModuleChecksService,
  ) {}

  @Get()
  @Answers(z.array(HubModuleSchema), 'All of them, newest first; there are never more than 200.', {
    summary: 'List modules',
    description: 'Each with its address, its health and what it publishes.',
  })
  listModules(): Promise<HubModule[]> {
    return this.modules.list();
  }

  @Post()
  @AnswersCreated(HubModuleSchema, 'The module; it is asked how it is within the next minute.', {
    summary: 'Register a module',
    description: 'Its health is checked every minute from then on. A name that another module has is refused with 409.',
    refuses: [409],
  })
  registerModule(@Body({ schema: HubModuleCreateSchema }) module: HubModuleCreate): Promise<HubModule> {
    return this.modules.register(module);
  }

  @Get(':moduleId')
  @Answers(HubModuleSchema, 'The module.', {
    summary: 'Get a module',
    description: 'Its address, its health and what it publishes.',
    refuses: [404],
  })
  getModule(@Param('moduleId', { schema: IdSchema }) moduleId: string): Promise<HubModule> {
    return this.modules.get(moduleId);
  }

  @Patch(':moduleId')
  @Answers(HubModuleSchema, 'The module as it is now.', {
    summary: 'Change a module',
    description: 'What it published is forgotten when its address changes.',
    refuses: [404, 409],
  })
  updateModule(
    @Param('moduleId', { schema: IdSchema }) moduleId: string,
    @Body({ schema: HubModuleUpdateSchema }) update: HubModuleUpdate,
  ): Promise<HubModule> {
    return this.modules.update(moduleId, update);
  }

  @Delete(':moduleId')
  @Answers(HubModuleSchema, 'The module that was removed.', {
    summary: 'Remove a module',
    description: 'Its tokens are revoked and its subscriptions paused.',
    refuses: [404],
  })
  removeModule(@Param('moduleId', { schema: IdSchema }) moduleId: string): Promise<HubModule> {
    return this.modules.remove(moduleId);
  }

  @Post(':moduleId/check')
  @AnswersCreated(HubModuleSchema, 'The module as it is after the check, whatever that found.', {
    summary: 'Ask a module how it is, now',
    description:
      "Calls the module's health endpoint now instead of waiting for the next check. A module that fails is a result, not an error.",
    refuses: [404],
  })
  checkModule(@Param('moduleId', { schema: IdSchema }) moduleId: string): Promise<HubModule> {
    return this.checks.checkNow(moduleId);
  }

  @Get(':moduleId/checks')
  @Answers(z.array(HubModuleCheckSchema), 'How it was, newest first.', {
    summary: 'List the checks of a module',
    description: 'The result and duration of each health check.',
    refuses: [404],
  })
  listModuleChecks(
    @Param('moduleId', { schema: IdSchema }) moduleId: string,
    @Query({ schema: ModuleChecksQuerySchema }) query: ModuleChecksQuery,
  ): Promise<HubModuleCheck[]> {
    return this.checks.list(moduleId, query.limit);
  }
}
