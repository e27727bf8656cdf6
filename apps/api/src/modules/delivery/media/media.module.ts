import { Module } from '@nestjs/common';
import { AttachmentsModule } from '../../inbox/attachments/attachments.module.js';
import { MediaController } from './media.controller.js';
import { MediaRepository } from './media.repository.js';
import { MediaService } from './media.service.js';
import { MediaLinksModule } from './media-links.module.js';

@Module({
  imports: [AttachmentsModule, MediaLinksModule],
  controllers: [MediaController],
  providers: [MediaService, MediaRepository],
})
export class MediaModule {}
