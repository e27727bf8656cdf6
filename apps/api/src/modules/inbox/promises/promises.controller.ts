import {
  PromiseIdSchema,
  type PromiseState,
  PromiseStateSchema,
  type PromiseUpdate,
  PromiseUpdateSchema,
} from '@concordia/contract/inbox';
import { Body, Controller, Param, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../common/documented.js';
import { PromisesService } from './promises.service.js';

@ApiTags('promises')
@Controller('api/promises')
export class PromisesController {
  constructor(private readonly promises: PromisesService) {}

  @Patch(':promiseId')
  @Answers(PromiseStateSchema, 'The promise.', {
    summary: 'Check off or reopen a promise',
    description:
      'Promises are read from the text of messages; their IDs are in `getToday` and `getMorningBrief`. One that is checked off stays so when messages are read again.',
    refuses: [404],
  })
  updatePromise(
    @Param('promiseId', { schema: PromiseIdSchema }) promiseId: string,
    @Body({ schema: PromiseUpdateSchema }) update: PromiseUpdate,
  ): Promise<PromiseState> {
    return this.promises.update(promiseId, update);
  }
}
