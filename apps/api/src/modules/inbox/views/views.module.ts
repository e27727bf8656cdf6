import { Module } from '@nestjs/common';
import { SavedViews } from './saved-views.js';
import { SavedViewsRepository } from './saved-views.repository.js';
import { ViewReferencesRepository } from './view-references.repository.js';
import { ViewsController } from './views.controller.js';
import { ViewsService } from './views.service.js';

@Module({
  controllers: [ViewsController],
  providers: [ViewsService, SavedViews, SavedViewsRepository, ViewReferencesRepository],
  exports: [ViewsService, SavedViews, SavedViewsRepository, ViewReferencesRepository],
})
export class ViewsModule {}
