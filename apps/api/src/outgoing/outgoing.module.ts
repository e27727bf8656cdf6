import { Module } from '@nestjs/common';
import { Outgoing } from './outgoing.js';
import { OutgoingPosts } from './outgoing-posts.js';

@Module({ providers: [Outgoing, OutgoingPosts], exports: [Outgoing, OutgoingPosts] })
export class OutgoingModule {}
