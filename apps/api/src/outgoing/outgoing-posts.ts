import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Post, Posted } from './post-client.js';
import { PostThread } from './post-thread.js';

/** Posts to addresses that somebody else chose, in a thread that begins with the first of them. */
@Injectable()
export class OutgoingPosts implements OnApplicationShutdown {
  #thread: PostThread | null = null;

  /** @throws OutgoingFailure when there is no answer, in words for whoever chose the address. */
  post(post: Post): Promise<Posted> {
    this.#thread ??= this.#begin();
    return this.#thread.post(post);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#thread?.close();
  }

  #begin(): PostThread {
    const thread: PostThread = new PostThread(() => {
      if (this.#thread === thread) this.#thread = null;
    });
    return thread;
  }
}
