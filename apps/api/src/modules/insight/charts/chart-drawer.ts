import { SECOND } from '@concordia/domain';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { DrawingThread } from './drawing-thread.js';

/** How long an idle thread is kept, in ms: a brief draws four charts in a row. */
const IDLE_MS = 10 * SECOND;

/** Renders our own SVGs to PNG on a thread. The thread starts with the first drawing and ends when idle. */
@Injectable()
export class ChartDrawer implements OnModuleDestroy {
  #thread: DrawingThread | null = null;
  #idle: NodeJS.Timeout | undefined;

  /** @param svg with width and height in px and no external references. @returns a PNG of twice that size. */
  async png(svg: string): Promise<Buffer> {
    clearTimeout(this.#idle);
    const thread = (this.#thread ??= this.#open());
    try {
      return await thread.png(svg);
    } finally {
      if (thread.isIdle) this.#closeLater(thread);
    }
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#close();
  }

  #open(): DrawingThread {
    const thread = new DrawingThread(() => {
      if (this.#thread === thread) this.#thread = null;
    });
    return thread;
  }

  #closeLater(thread: DrawingThread): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      // A failure may have replaced the thread.
      if (thread === this.#thread && thread.isIdle) void this.#close();
    }, IDLE_MS).unref();
  }

  async #close(): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    await thread?.close();
  }
}
