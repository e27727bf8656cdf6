import { SECOND } from '@concordia/domain';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { DrawingThread } from './drawing-thread.js';

/** How long the thread stays for the next drawing: a brief asks for four in a row. */
const IDLE_MS = 10 * SECOND;

/** Makes PNGs of our own SVGs in a thread that starts with the first drawing and ends when there is nothing more to draw. */
@Injectable()
export class ChartDrawer implements OnModuleDestroy {
  #thread: DrawingThread | null = null;
  #idle: NodeJS.Timeout | undefined;

  /** @param svg with a width and a height in px; it refers to nothing outside itself. @returns a PNG of twice that size. */
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
      // Another one may have taken its place after a failure.
      if (thread === this.#thread && thread.isIdle) void this.#close();
    }, IDLE_MS).unref();
  }

  async #close(): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    await thread?.close();
  }
}
