import { Module } from '@nestjs/common';
import { Outgoing } from './outgoing.js';

/** What this program fetches from elsewhere. */
@Module({ providers: [Outgoing], exports: [Outgoing] })
export class OutgoingModule {}
