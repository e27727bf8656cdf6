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
  @Answers(z.array(ChannelConnectionSchema), 'All eight, in their order.', {
    summary: 'List the channels',
    description:
      'Each channel with its mode (not connected, simulated or live), its provider and its state. Secrets are never included.',
  })
  listChannels(): Promise<ChannelConnection[]> {
    return this.channels.list();
  }

  @Patch(':channel')
  @Answers(ChannelConnectionSchema, 'The channel as it is now.', {
    summary: 'Make a channel live or simulated, or disconnect it',
    description: 'What was said on it, its settings and its secrets stay whatever its mode.',
    refuses: [409],
  })
  updateChannel(
    @Param('channel', { schema: ChannelSchema }) channel: Channel,
    @Body({ schema: ChannelUpdateSchema }) update: ChannelUpdate,
  ): Promise<ChannelConnection> {
    return this.channels.update(channel, update);
  }

  @Put(':channel/settings')
  @Answers(ChannelConnectionSchema, 'The channel as it is now; its credentials are untested.', {
    summary: 'Say how to reach an account at a provider',
    description:
      'Secrets are sealed and never come back. Another provider starts without the secrets of the one before. A live channel that something is missing of is disconnected.',
  })
  putChannelSettings(
    @Param('channel', { schema: ChannelSchema }) channel: Channel,
    @Body({ schema: ChannelSettingsSchema }) settings: ChannelSettings,
  ): Promise<ChannelConnection> {
    return this.channels.putSettings(channel, settings);
  }

  @Post(':channel/simulated-messages')
  @HttpCode(200)
  @Answers(SimulatedReceptionSchema, 'The message is on its way.', {
    summary: 'Let a made-up contact write on a simulated channel',
    description: 'It comes in by the same route as a real provider’s messages: signed, stored, then read.',
    refuses: [409],
  })
  simulateMessage(
    @Param('channel', { schema: ChannelSchema }) channel: Channel,
    @Body({ schema: SimulatedMessageSchema }) message: SimulatedMessage,
  ): Promise<SimulatedReception> {
    return this.channels.simulate(channel, message);
  }
}
