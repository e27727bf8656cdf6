import { type ChannelAccount, ChannelAccountSchema } from '@concordia/contract/channels';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers } from '../../../common/documented.js';
import { AccountsService } from './accounts.service.js';

@ApiTags('channels')
@Controller('api/accounts')
export class AllAccountsController {
  constructor(private readonly accounts: AccountsService) {}

  @Get()
  @Answers(z.array(ChannelAccountSchema), 'The accounts, in channel order, the default of each channel first.', {
    summary: 'List accounts of all channels',
    description: 'The search operator `account:` takes their names and addresses. Secrets are never included.',
  })
  listAccounts(): Promise<ChannelAccount[]> {
    return this.accounts.listAll();
  }
}
