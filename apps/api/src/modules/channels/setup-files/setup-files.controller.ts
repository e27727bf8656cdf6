import {
  type SetupExport,
  SetupExportSchema,
  type SetupFile,
  SetupFileSchema,
  type SetupImport,
  type SetupImported,
  SetupImportedSchema,
  SetupImportSchema,
} from '@concordia/contract/channels';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../common/documented.js';
import { SetupFilesService } from './setup-files.service.js';

@ApiTags('setup files')
@Controller('api/setup')
export class SetupFilesController {
  constructor(private readonly files: SetupFilesService) {}

  @Post('export')
  @HttpCode(200)
  @Answers(SetupFileSchema, 'What to save as `concordia-config.json`.', {
    summary: 'Take the channels’ settings along',
    description: 'Secrets are left out unless they are asked for; then they are encrypted with the passphrase.',
  })
  exportSetup(@Body({ schema: SetupExportSchema }) wishes: SetupExport): Promise<SetupFile> {
    return this.files.export(wishes);
  }

  @Post('import')
  @HttpCode(200)
  @Answers(SetupImportedSchema, 'What was taken.', {
    summary: 'Bring the channels’ settings from a file',
    description: 'All of it or nothing. No channel becomes live by it, and what was said stays.',
  })
  importSetup(@Body({ schema: SetupImportSchema }) taken: SetupImport): Promise<SetupImported> {
    return this.files.import(taken);
  }
}
