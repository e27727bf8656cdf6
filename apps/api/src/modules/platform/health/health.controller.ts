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
  @Answers(HealthSchema, 'How the program is; `degraded` names the check that failed.', {
    summary: 'Check the database, the jobs and the disk',
    description: '`status` is `ok` or `degraded`, and each check says what it found.',
  })
  getHealth(): Promise<Health> {
    return this.health.check();
  }
}
