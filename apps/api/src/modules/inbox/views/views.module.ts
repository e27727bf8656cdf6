import { Module } from '@nestjs/common';
import { StreamModule } from '../../platform/stream/stream.module.js';
import { ViewsController } from './views.controller.js';
import { ViewsRepository } from './views.repository.js';
import { ViewsService } from './views.service.js';

@Module({
  imports: [StreamModule],
  controllers: [ViewsController],
  providers: [ViewsService, ViewsRepository],
  exports: [ViewsService],
})
export class ViewsModule {}
