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
  @Answers(z.array(MailboxSchema), 'The mailboxes that are connected over IMAP.', {
    summary: 'List mailboxes',
    description: 'Each with its state, how far it has been read, and its last failure.',
  })
  listMailboxes(): Promise<Mailbox[]> {
    return this.mailboxes.list();
  }
}
