import { createAsyncApi } from '@concordia/domain/hub-events';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers } from '../../../common/documented.js';
import { VERSION } from '../../../common/version.js';

const AsyncApiSchema = z
  .record(z.string(), z.unknown())
  .meta({ id: 'AsyncApi', description: 'An AsyncAPI 3 document.', examples: [{ asyncapi: '3.0.0' }] });

@ApiTags('hub-events')
@Controller('asyncapi.json')
export class AsyncApiController {
  @Get()
  @Answers(AsyncApiSchema, 'The document.', {
    summary: 'Get the AsyncAPI document',
    description: 'Returns an AsyncAPI 3 document of the events that webhooks can subscribe to.',
  })
  getAsyncApi(): Readonly<Record<string, unknown>> {
    return createAsyncApi(VERSION);
  }
}
