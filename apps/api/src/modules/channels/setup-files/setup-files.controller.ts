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
  @Answers(SetupFileSchema, 'The content to save as `concordia-config.json`.', {
    summary: 'Export channel settings',
    description: 'Secrets are excluded unless requested. Requested secrets are encrypted with the passphrase.',
  })
  exportSetup(@Body({ schema: SetupExportSchema }) wishes: SetupExport): Promise<SetupFile> {
    return this.files.export(wishes);
  }

  @Post('import')
  @HttpCode(200)
  @Answers(SetupImportedSchema, 'The imported settings.', {
    summary: 'Import channel settings from a file',
    description: 'Imports everything or nothing. No channel becomes live, and existing messages are kept.',
  })
  importSetup(@Body({ schema: SetupImportSchema }) taken: SetupImport): Promise<SetupImported> {
    return this.files.import(taken);
  }
}
