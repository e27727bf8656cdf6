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
  @Answers(ModuleApiSchema, 'The document as last fetched. Returns 404 if it was never fetched.', {
    summary: "Get a module's OpenAPI document",
    description:
      'The OpenAPI document as last fetched. Use `refreshModuleApi` to fetch it again. Returns 404 if it was never fetched.',
    refuses: [404],
  })
  getModuleApi(@Param('moduleId', { schema: IdSchema }) moduleId: string): Promise<ModuleApi> {
    return this.apis.get(moduleId);
  }

  @Post(':moduleId/openapi')
  @AnswersCreated(ModuleApiSchema, 'The updated OpenAPI document.', {
    summary: "Update a module's OpenAPI document",
    description: 'Accepts JSON or YAML up to 2 MB. References to other documents are not followed.',
    refuses: [404, 409, 502],
  })
  refreshModuleApi(@Param('moduleId', { schema: IdSchema }) moduleId: string): Promise<ModuleApi> {
    return this.apis.refresh(moduleId);
  }

  @Get(':moduleId/tools')
  @Answers(ModuleToolsSchema, 'The tools as last listed. Returns 404 if they were never listed.', {
    summary: "Get a module's tools",
    description:
      'The tools as last listed over MCP. Use `refreshModuleTools` to list them again. Returns 404 if they were never listed.',
    refuses: [404],
  })
  getModuleTools(@Param('moduleId', { schema: IdSchema }) moduleId: string): Promise<ModuleTools> {
    return this.tools.get(moduleId);
  }

  @Post(':moduleId/tools')
  @AnswersCreated(ModuleToolsSchema, 'The updated tools.', {
    summary: "Update a module's tools",
    description: 'Lists the tools with the Model Context Protocol over streamable HTTP.',
    refuses: [404, 409, 502],
  })
  refreshModuleTools(@Param('moduleId', { schema: IdSchema }) moduleId: string): Promise<ModuleTools> {
    return this.tools.refresh(moduleId);
  }
}
