import { type Workspace, WorkspaceSchema } from '@concordia/contract/platform';
import { Controller, Delete } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../common/documented.js';
import { SampleDataService } from './sample-data.service.js';

@ApiTags('getting-started')
@Controller('api/workspace/sample-data')
export class SampleDataController {
  constructor(private readonly sampleData: SampleDataService) {}

  @Delete()
  @Answers(WorkspaceSchema, 'The workspace, which is empty now.', {
    summary: 'Remove the sample data',
    description:
      'Empties a demo workspace: all contacts, messages and deals, what was added to them, and all connections. Currency, limits of automations and uploaded imports stay. This cannot be undone.',
    refuses: [409],
  })
  deleteSampleData(): Promise<Workspace> {
    return this.sampleData.remove();
  }
}
