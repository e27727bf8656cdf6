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
  @Answers(z.array(HubModuleSchema), 'Modules, newest first, up to 200.', {
    summary: 'List modules',
    description: 'Lists the address, health and published capabilities of each module.',
  })
  listModules(): Promise<HubModule[]> {
    return this.modules.list();
  }

  @Post()
  @AnswersCreated(HubModuleSchema, 'The registered module. Its first health check runs within a minute.', {
    summary: 'Register a module',
    description:
      'The health of the module is then checked every minute. Returns 409 if another module has the same name.',
    refuses: [409],
  })
  registerModule(@Body({ schema: HubModuleCreateSchema }) module: HubModuleCreate): Promise<HubModule> {
    return this.modules.register(module);
  }

  @Get(':moduleId')
  @Answers(HubModuleSchema, 'The module.', {
    summary: 'Get a module',
    description: 'Returns the address, health and published capabilities of the module.',
    refuses: [404],
  })
  getModule(@Param('moduleId', { schema: IdSchema }) moduleId: string): Promise<HubModule> {
    return this.modules.get(moduleId);
  }

  @Patch(':moduleId')
  @Answers(HubModuleSchema, 'The updated module.', {
    summary: 'Update a module',
    description: 'Changing an address discards the OpenAPI document or the tools read from it.',
    refuses: [404, 409],
  })
  updateModule(
    @Param('moduleId', { schema: IdSchema }) moduleId: string,
    @Body({ schema: HubModuleUpdateSchema }) update: HubModuleUpdate,
  ): Promise<HubModule> {
    return this.modules.update(moduleId, update);
  }

  @Delete(':moduleId')
  @Answers(HubModuleSchema, 'The deleted module.', {
    summary: 'Delete a module',
    description: 'Revokes the module’s tokens and pauses its subscriptions.',
    refuses: [404],
  })
  removeModule(@Param('moduleId', { schema: IdSchema }) moduleId: string): Promise<HubModule> {
    return this.modules.remove(moduleId);
  }

  @Post(':moduleId/check')
  @AnswersCreated(HubModuleSchema, 'The module after the check, whether healthy or not.', {
    summary: 'Test a module’s health now',
    description:
      "Calls the module's health endpoint now instead of waiting for the next check. A failed check is reported as a result, not as an error.",
    refuses: [404],
  })
  checkModule(@Param('moduleId', { schema: IdSchema }) moduleId: string): Promise<HubModule> {
    return this.checks.checkNow(moduleId);
  }

  @Get(':moduleId/checks')
  @Answers(z.array(HubModuleCheckSchema), 'Health checks, newest first.', {
    summary: 'List a module’s health checks',
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
