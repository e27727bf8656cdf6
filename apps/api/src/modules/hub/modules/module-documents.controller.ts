import { IdSchema } from '@concordia/contract';
import { type ModuleApi, ModuleApiSchema, type ModuleTools, ModuleToolsSchema } from '@concordia/contract/hub';
import { Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersCreated } from '../../../common/documented.js';
import { ModuleApiService } from './openapi/module-api.service.js';
import { ModuleToolsService } from './tools/module-tools.service.js';

@ApiTags('hub-modules')
@Controller('api/connection/modules')
export class ModuleDocumentsController {
  constructor(
    private readonly apis: ModuleApiService,
    private readonly tools: ModuleToolsService,
  ) {}

  @Get(':moduleId/openapi')
  @Answers(ModuleApiSchema, 'As it was last fetched; 404 when it never was.', {
    summary: "Get a module's OpenAPI document",
    description:
      'The OpenAPI document as it was last fetched; `refreshModuleApi` fetches it again. 404 when it was never fetched.',
    refuses: [404],
  })
  getModuleApi(@Param('moduleId', { schema: IdSchema }) moduleId: string): Promise<ModuleApi> {
    return this.apis.get(moduleId);
  }

  @Post(':moduleId/openapi')
  @AnswersCreated(ModuleApiSchema, 'As it is now.', {
    summary: "Fetch a module's OpenAPI document",
    description: 'JSON or YAML, of at most 2 MB. References to other documents are not followed.',
    refuses: [404, 409, 502],
  })
  refreshModuleApi(@Param('moduleId', { schema: IdSchema }) moduleId: string): Promise<ModuleApi> {
    return this.apis.refresh(moduleId);
  }

  @Get(':moduleId/tools')
  @Answers(ModuleToolsSchema, 'As they were last listed; 404 when they never were.', {
    summary: "Get a module's tools",
    description:
      'The tools as they were last listed over MCP; `refreshModuleTools` lists them again. 404 when they were never listed.',
    refuses: [404],
  })
  getModuleTools(@Param('moduleId', { schema: IdSchema }) moduleId: string): Promise<ModuleTools> {
    return this.tools.get(moduleId);
  }

  @Post(':moduleId/tools')
  @AnswersCreated(ModuleToolsSchema, 'As they are now.', {
    summary: "List a module's tools afresh",
    description: 'By the Model Context Protocol over streamable HTTP.',
    refuses: [404, 409, 502],
  })
  refreshModuleTools(@Param('moduleId', { schema: IdSchema }) moduleId: string): Promise<ModuleTools> {
    return this.tools.refresh(moduleId);
  }
}
