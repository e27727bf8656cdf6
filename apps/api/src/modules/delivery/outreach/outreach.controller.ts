import {
  type Outreach,
  type OutreachRequest,
  OutreachRequestSchema,
  OutreachSchema,
} from '@concordia/contract/delivery';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../common/documented.js';
import { OutreachService } from './outreach.service.js';

@ApiTags('outreach')
@Controller('api/outreach')
export class OutreachController {
  constructor(private readonly outreach: OutreachService) {}

  @Post('multi-channel')
  @HttpCode(200)
  @Answers(OutreachSchema, 'The result of sending the message on each channel.', {
    summary: 'Send a message on several channels',
    description:
      'Queues the message for all allowed channels in one transaction. The other channels are refused, each with a reason.',
    refuses: [404, 409],
  })
  sendOutreach(@Body({ schema: OutreachRequestSchema }) request: OutreachRequest): Promise<Outreach> {
    return this.outreach.send(request);
  }
}
