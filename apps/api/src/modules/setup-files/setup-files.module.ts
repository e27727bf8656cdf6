import { Module } from '@nestjs/common';
import { ChannelsModule } from '../channels/channels.module.js';
import { AuditLogModule } from '../hub-auth/audit-log.module.js';
import { StreamModule } from '../stream/stream.module.js';
import { SetupFilesController } from './setup-files.controller.js';
import { SetupFilesService } from './setup-files.service.js';

@Module({
  imports: [AuditLogModule, ChannelsModule, StreamModule],
  controllers: [SetupFilesController],
  providers: [SetupFilesService],
})
export class SetupFilesModule {}
