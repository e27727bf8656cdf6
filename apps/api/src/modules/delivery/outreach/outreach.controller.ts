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
  @Answers(OutreachSchema, 'What became of the message on each channel.', {
    summary: 'Write to a contact on several channels',
    description:
      'Channels that are allowed are queued, all in one transaction; the others are refused, each with its reason.',
    refuses: [404, 409],
  })
  sendOutreach(@Body({ schema: OutreachRequestSchema }) request: OutreachRequest): Promise<Outreach> {
    return this.outreach.send(request);
  }
}
