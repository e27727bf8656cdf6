import { Module } from '@nestjs/common';
import { ViewsModule } from '../../inbox/views/views.module.js';
import { ContactViewsController } from './contact-views.controller.js';
import { ContactViewsService } from './contact-views.service.js';
import { UsedTagsRepository } from './used-tags.repository.js';

@Module({
  imports: [ViewsModule],
  controllers: [ContactViewsController],
  providers: [ContactViewsService, UsedTagsRepository],
})
export class ContactViewsModule {}
