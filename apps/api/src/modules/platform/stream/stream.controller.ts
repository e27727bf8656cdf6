import { ChangeEventSchema } from '@concordia/contract/platform';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Documented } from '../../../common/documented.js';
import { StreamService } from './stream.service.js';

@ApiTags('stream')
@Controller('api/stream')
export class StreamController {
  constructor(private readonly stream: StreamService) {}

  @Get()
  @Documented({
    summary: 'Stream changes',
    description:
      'Server-sent events. `change` carries a ChangeEvent; `reset` says that the client was away for longer than changes are kept ' +
      'and has to read everything again. A comment every 15 seconds keeps the connection open.',
  })
  @ApiHeader({
    name: 'Last-Event-ID',
    required: false,
    description: 'ID of the last event received. Later events are sent first. Browsers send this header automatically.',
    schema: { type: 'string' },
  })
  @ApiOkResponse({ description: 'The event stream.', standardSchema: ChangeEventSchema })
  streamChanges(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.stream.open(request, reply);
  }
}
