import { Module } from '@nestjs/common';
import { StreamModule } from '../../platform/stream/stream.module.js';
import { ViewsController } from './views.controller.js';
import { ViewsService } from './views.service.js';

@Module({ imports: [StreamModule], controllers: [ViewsController], providers: [ViewsService], exports: [ViewsService] })
export class ViewsModule {}
