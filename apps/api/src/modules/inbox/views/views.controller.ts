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
  @Answers(z.array(ViewSchema), 'All views, in the order of their positions.', {
    summary: 'List views',
    description: 'Views belong to the workspace: everybody sees the same.',
  })
  listViews(): Promise<View[]> {
    return this.views.list();
  }

  @Post()
  @AnswersCreated(ViewSchema, 'The view.', {
    summary: 'Save a view',
    description: 'It comes last. There can be 50.',
    refuses: [409],
  })
  createView(@Body({ schema: ViewCreateSchema }) view: ViewCreate): Promise<View> {
    return this.views.create(view);
  }

  @Patch(':viewId')
  @Answers(ViewSchema, 'The view as it is now.', {
    summary: 'Change a view',
    description: 'Changes only the fields that are sent; a new position moves the others.',
    refuses: [404],
  })
  updateView(
    @Param('viewId', { schema: IdSchema }) viewId: string,
    @Body({ schema: ViewUpdateSchema }) update: ViewUpdate,
  ): Promise<View> {
    return this.views.update(viewId, update);
  }

  @Delete(':viewId')
  @Answers(ViewSchema, 'The view as it was.', {
    summary: 'Remove a view',
    description: 'Deletes only the saved filter. Messages are not affected.',
    refuses: [404],
  })
  deleteView(@Param('viewId', { schema: IdSchema }) viewId: string): Promise<View> {
    return this.views.remove(viewId);
  }
}
