import { type Health, HealthSchema } from '@concordia/contract/platform';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../common/documented.js';
import { HealthService } from './health.service.js';

@ApiTags('health')
@Controller('api/health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get()
  @Answers(HealthSchema, 'The health status. If `degraded`, it names the failed check.', {
    summary: 'Check the database, the jobs and the disk',
    description: '`status` is `ok` or `degraded`. Each check reports its result.',
  })
  getHealth(): Promise<Health> {
    return this.health.check();
  }
}
