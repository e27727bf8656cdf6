import { IdSchema } from '@concordia/contract';
import {
  type FolderChoice,
  FolderChoiceSchema,
  type Mailbox,
  type MailboxFolder,
  MailboxFolderSchema,
  MailboxSchema,
} from '@concordia/contract/intake';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers } from '../../../common/documented.js';
import { MailboxFoldersService } from './mailbox-folders.service.js';
import { MailboxesService } from './mailboxes.service.js';

@ApiTags('mailboxes')
@Controller('api/mailboxes')
export class MailboxesController {
  constructor(
    private readonly mailboxes: MailboxesService,
    private readonly folders: MailboxFoldersService,
  ) {}

  @Get()
  @Answers(z.array(MailboxSchema), 'Mailboxes connected over IMAP.', {
    summary: 'List mailboxes',
    description: 'Lists the state, read progress and last failure of each mailbox.',
  })
  listMailboxes(): Promise<Mailbox[]> {
    return this.mailboxes.list();
  }

  @Get(':accountId/folders')
  @Answers(z.array(MailboxFolderSchema), 'Folders of the mailbox.', {
    summary: 'List folders of a mailbox',
    description:
      'Asks the mailbox\u2019s server now. Chosen folders that it no longer has are listed last, with `isGone`. 409 `MAILBOX_NOT_CONNECTED`, 502 `MAILBOX_UNAVAILABLE`.',
    refuses: [404, 409, 502],
  })
  listMailboxFolders(@Param('accountId', { schema: IdSchema }) accountId: string): Promise<MailboxFolder[]> {
    return this.folders.list(accountId);
  }

  @Put(':accountId/folders')
  @Answers(z.array(MailboxFolderSchema), 'Folders of the mailbox.', {
    summary: 'Choose the folders of a mailbox to read',
    description:
      'Replaces the choice. A newly chosen folder is read thirty days back; one that is no longer chosen keeps its place and its messages stay.',
    refuses: [404, 409, 502],
  })
  chooseMailboxFolders(
    @Param('accountId', { schema: IdSchema }) accountId: string,
    @Body({ schema: FolderChoiceSchema }) choice: FolderChoice,
  ): Promise<MailboxFolder[]> {
    return this.folders.choose(accountId, choice);
  }
}
