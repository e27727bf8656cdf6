import { Module } from '@nestjs/common';
import { SealingModule } from '../../../sealing/sealing.module.js';
import { ChannelsModule } from '../../channels/connections/channels.module.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

/** Stands alone, so that what goes out can carry such a link, and what comes in can honour it. */
@Module({ imports: [SealingModule, ChannelsModule], providers: [UnsubscribeLinks], exports: [UnsubscribeLinks] })
export class UnsubscribeLinksModule {}
