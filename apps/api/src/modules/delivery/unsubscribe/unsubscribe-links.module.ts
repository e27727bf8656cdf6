import { Module } from '@nestjs/common';
import { SealingModule } from '../../../sealing/sealing.module.js';
import { ChannelsModule } from '../../channels/connections/channels.module.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

/** A separate module, so that both sending and the webhook route can use it. */
@Module({ imports: [SealingModule, ChannelsModule], providers: [UnsubscribeLinks], exports: [UnsubscribeLinks] })
export class UnsubscribeLinksModule {}
