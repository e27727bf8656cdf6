import { Module } from '@nestjs/common';
import { ChannelsModule } from '../../channels/connections/channels.module.js';
import { TemplatesController } from './templates.controller.js';
import { TemplatesService } from './templates.service.js';

/** Messages that a provider has approved, for channels that take nothing else outside their window. */
@Module({
  imports: [ChannelsModule],
  controllers: [TemplatesController],
  providers: [TemplatesService],
  exports: [TemplatesService],
})
export class TemplatesModule {}
