import { Module } from '@nestjs/common';
import { Outgoing } from './outgoing.js';
import { OutgoingPosts } from './outgoing-posts.js';
import { Names } from './public-lookup.js';

/** What this program fetches from elsewhere, and sends there. */
@Module({ providers: [Outgoing, OutgoingPosts, Names], exports: [Outgoing, OutgoingPosts] })
export class OutgoingModule {}
