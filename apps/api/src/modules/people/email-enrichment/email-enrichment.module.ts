import { Module } from '@nestjs/common';
import { ChannelsModule } from '../../channels/connections/channels.module.js';
import { EmailEnrichmentController } from './email-enrichment.controller.js';
import { EmailEnrichmentRepository } from './email-enrichment.repository.js';
import { EmailEnrichmentService } from './email-enrichment.service.js';

@Module({
  imports: [ChannelsModule],
  controllers: [EmailEnrichmentController],
  providers: [EmailEnrichmentService, EmailEnrichmentRepository],
})
export class EmailEnrichmentModule {}
