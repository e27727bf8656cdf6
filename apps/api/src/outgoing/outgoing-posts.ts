import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Post, Posted } from './post-client.js';
import { PostThread } from './post-thread.js';

/** Posts to user-supplied addresses, in a thread started on demand. */
@Injectable()
export class OutgoingPosts implements OnApplicationShutdown {
  #thread: PostThread | null = null;

  /** @throws OutgoingFailure without a response, in words for the user who chose the address. */
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
