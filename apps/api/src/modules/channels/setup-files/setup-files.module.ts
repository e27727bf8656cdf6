import { Module } from '@nestjs/common';
import { AuditLogModule } from '../../hub/auth/audit-log.module.js';
import { ChannelsModule } from '../connections/channels.module.js';
import { SetupFilesController } from './setup-files.controller.js';
import { SetupFilesService } from './setup-files.service.js';

@Module({
  imports: [AuditLogModule, ChannelsModule],
  controllers: [SetupFilesController],
  providers: [SetupFilesService],
})
export class SetupFilesModule {}
