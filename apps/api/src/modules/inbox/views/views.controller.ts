import { IdSchema } from '@concordia/contract';
import {
  type View,
  type ViewCreate,
  ViewCreateSchema,
  ViewSchema,
  type ViewUpdate,
  ViewUpdateSchema,
} from '@concordia/contract/inbox';
import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers, AnswersCreated } from '../../../common/documented.js';
import { ViewsService } from './views.service.js';

@ApiTags('views')
@Controller('api/views')
export class ViewsController {
  constructor(private readonly views: ViewsService) {}

  @Get()
  @Answers(z.array(ViewSchema), 'All views, ordered by position.', {
    summary: 'List views',
    description: 'Views are shared across the workspace.',
  })
  listViews(): Promise<View[]> {
    return this.views.list();
  }

  @Post()
  @AnswersCreated(ViewSchema, 'The view.', {
    summary: 'Create a view',
    description: 'The new item is added at the end. A workspace can have up to 50.',
    refuses: [409],
  })
  createView(@Body({ schema: ViewCreateSchema }) view: ViewCreate): Promise<View> {
    return this.views.create(view);
  }

  @Patch(':viewId')
  @Answers(ViewSchema, 'The updated view.', {
    summary: 'Update a view',
    description: 'Updates only the fields in the request. A new position shifts the other views.',
    refuses: [404],
  })
  updateView(
    @Param('viewId', { schema: IdSchema }) viewId: string,
    @Body({ schema: ViewUpdateSchema }) update: ViewUpdate,
  ): Promise<View> {
    return this.views.update(viewId, update);
  }

  @Delete(':viewId')
  @Answers(ViewSchema, 'The deleted view.', {
    summary: 'Delete a view',
    description: 'Deletes only the saved filter. Messages are not affected.',
    refuses: [404],
  })
  deleteView(@Param('viewId', { schema: IdSchema }) viewId: string): Promise<View> {
    return this.views.remove(viewId);
  }
}
