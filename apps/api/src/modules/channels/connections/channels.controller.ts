import { type Channel, ChannelSchema } from '@concordia/contract';
import {
  type ChannelConnection,
  ChannelConnectionSchema,
  type ChannelSettings,
  ChannelSettingsSchema,
  type ChannelUpdate,
  ChannelUpdateSchema,
  type SimulatedMessage,
  SimulatedMessageSchema,
  type SimulatedReception,
  SimulatedReceptionSchema,
} from '@concordia/contract/channels';
import { Body, Controller, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers } from '../../../common/documented.js';
import { ChannelsService } from './channels.service.js';

@ApiTags('channels')
@Controller('api/channels')
export class ChannelsController {
  constructor(private readonly channels: ChannelsService) {}

  @Get()
  @Answers(z.array(ChannelConnectionSchema), 'All eight channels, in display order.', {
    summary: 'List channels',
    description:
      'Each channel with its mode (not connected, simulated or live), its provider and its state. Secrets are never included.',
  })
  listChannels(): Promise<ChannelConnection[]> {
    return this.channels.list();
  }

  @Patch(':channel')
  @Answers(ChannelConnectionSchema, 'The updated channel.', {
    summary: 'Update the mode of a channel',
    description: 'Messages, settings and secrets are kept in every mode.',
    refuses: [409],
  })
  updateChannel(
    @Param('channel', { schema: ChannelSchema }) channel: Channel,
    @Body({ schema: ChannelUpdateSchema }) update: ChannelUpdate,
  ): Promise<ChannelConnection> {
    return this.channels.update(channel, update);
  }

  @Put(':channel/settings')
  @Answers(ChannelConnectionSchema, 'The updated channel, with its credentials not yet tested.', {
    summary: 'Update channel settings',
    description:
      'Secrets are stored encrypted and never returned. Changing the provider discards the previous provider’s secrets. A live channel with missing settings is disconnected.',
  })
  putChannelSettings(
    @Param('channel', { schema: ChannelSchema }) channel: Channel,
    @Body({ schema: ChannelSettingsSchema }) settings: ChannelSettings,
  ): Promise<ChannelConnection> {
    return this.channels.putSettings(channel, settings);
  }

  @Post(':channel/simulated-messages')
  @HttpCode(200)
  @Answers(SimulatedReceptionSchema, 'The message is being delivered.', {
    summary: 'Create a simulated incoming message',
    description:
      'The message follows the same path as a real provider’s messages: it is signed, stored, then processed.',
    refuses: [409],
  })
  simulateMessage(
    @Param('channel', { schema: ChannelSchema }) channel: Channel,
    @Body({ schema: SimulatedMessageSchema }) message: SimulatedMessage,
  ): Promise<SimulatedReception> {
    return this.channels.simulate(channel, message);
  }
}
