import { type ConnectionSummary, ConnectionSummarySchema } from '@concordia/contract/hub';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../common/documented.js';
import { HubEventsService } from './events.service.js';

@ApiTags('hub-events')
@Controller('api/connection')
export class ConnectionController {
  constructor(private readonly events: HubEventsService) {}

  @Get('summary')
  @Answers(ConnectionSummarySchema, 'The counts.', {
    summary: 'Get connection hub counts',
    description: 'Counts connected modules, active subscriptions, published events and failed events.',
  })
  getConnectionSummary(): Promise<ConnectionSummary> {
    return this.events.summary();
  }
}
