import { Module } from '@nestjs/common';
import { SealingModule } from '../../../sealing/sealing.module.js';
import { ChannelsModule } from '../../channels/connections/channels.module.js';
import { MediaLinks } from './media-links.js';

/** A separate module, so that both sending and the route can use it. */
@Module({ imports: [SealingModule, ChannelsModule], providers: [MediaLinks], exports: [MediaLinks] })
export class MediaLinksModule {}
