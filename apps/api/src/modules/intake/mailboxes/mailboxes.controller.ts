import { type Mailbox, MailboxSchema } from '@concordia/contract/intake';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers } from '../../../common/documented.js';
import { MailboxesService } from './mailboxes.service.js';

@ApiTags('mailboxes')
@Controller('api/mailboxes')
export class MailboxesController {
  constructor(private readonly mailboxes: MailboxesService) {}

  @Get()
  @Answers(z.array(MailboxSchema), 'Mailboxes connected over IMAP.', {
    summary: 'List mailboxes',
    description: 'Lists the state, read progress and last failure of each mailbox.',
  })
  listMailboxes(): Promise<Mailbox[]> {
    return this.mailboxes.list();
  }
}
