import { type Channel, ChannelSchema, IdSchema } from '@concordia/contract';
import {
  type ChannelAccount,
  ChannelAccountSchema,
  type ChannelAccountUpdate,
  ChannelAccountUpdateSchema,
  type ChannelSettings,
  ChannelSettingsSchema,
  type NewChannelAccount,
  NewChannelAccountSchema,
  type SimulatedMessage,
  SimulatedMessageSchema,
  type SimulatedReception,
  SimulatedReceptionSchema,
} from '@concordia/contract/channels';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers } from '../../../common/documented.js';
import { AccountsService } from './accounts.service.js';
import { ChannelsService } from './channels.service.js';

@ApiTags('channels')
@Controller('api/channels/:channel/accounts')
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly channels: ChannelsService,
  ) {}

  @Get()
  @Answers(z.array(ChannelAccountSchema), 'The accounts, the default first.', {
    summary: 'List accounts of a channel',
    description: 'A channel has any number of accounts: mailboxes, numbers or pages. Secrets are never included.',
  })
  listChannelAccounts(@Param('channel', { schema: ChannelSchema }) channel: Channel): Promise<ChannelAccount[]> {
    return this.accounts.list(channel);
  }

  @Post()
  @HttpCode(200)
  @Answers(ChannelAccountSchema, 'The new account.', {
    summary: 'Add an account to a channel',
    description:
      'The first account of a channel is its default. A mailbox, number or page that is already connected is refused with 409 `ACCOUNT_EXISTS`, which names the account.',
    refuses: [409],
  })
  addChannelAccount(
    @Param('channel', { schema: ChannelSchema }) channel: Channel,
    @Body({ schema: NewChannelAccountSchema }) account: NewChannelAccount,
  ): Promise<ChannelAccount> {
    return this.accounts.add(channel, account);
  }

  @Patch(':accountId')
  @Answers(ChannelAccountSchema, 'The updated account.', {
    summary: 'Update an account of a channel',
    description: 'Changes its name, color, signature, quiet hours, members or mode, or makes it the default.',
    refuses: [404, 409],
  })
  updateChannelAccount(
    @Param('channel', { schema: ChannelSchema }) channel: Channel,
    @Param('accountId', { schema: IdSchema }) accountId: string,
    @Body({ schema: ChannelAccountUpdateSchema }) update: ChannelAccountUpdate,
  ): Promise<ChannelAccount> {
    return this.accounts.update(channel, accountId, update);
  }

  @Put(':accountId/settings')
  @Answers(ChannelAccountSchema, 'The updated account, with its credentials not yet tested.', {
    summary: 'Update settings of an account',
    description: 'As for a channel. Other accounts are not affected.',
    refuses: [404, 409],
  })
  putChannelAccountSettings(
    @Param('channel', { schema: ChannelSchema }) channel: Channel,
    @Param('accountId', { schema: IdSchema }) accountId: string,
    @Body({ schema: ChannelSettingsSchema }) settings: ChannelSettings,
  ): Promise<ChannelAccount> {
    return this.accounts.putSettings(channel, accountId, settings);
  }

  @Delete(':accountId')
  @Answers(ChannelAccountSchema, 'The removed account.', {
    summary: 'Remove an account from a channel',
    description:
      'Deletes its settings and secrets, and revokes a mailbox\u2019s grant where the provider lets us (Google). Its messages are kept. If it was the default, the next account becomes it.',
    refuses: [404],
  })
  removeChannelAccount(
    @Param('channel', { schema: ChannelSchema }) channel: Channel,
    @Param('accountId', { schema: IdSchema }) accountId: string,
  ): Promise<ChannelAccount> {
    return this.accounts.remove(channel, accountId);
  }

  @Post(':accountId/simulated-messages')
  @HttpCode(200)
  @Answers(SimulatedReceptionSchema, 'The message is being delivered.', {
    summary: 'Create a simulated message to an account',
    description: 'As for a channel, to this account.',
    refuses: [404, 409],
  })
  simulateAccountMessage(
    @Param('channel', { schema: ChannelSchema }) channel: Channel,
    @Param('accountId', { schema: IdSchema }) accountId: string,
    @Body({ schema: SimulatedMessageSchema }) message: SimulatedMessage,
  ): Promise<SimulatedReception> {
    return this.channels.simulate(channel, message, accountId);
  }
}
