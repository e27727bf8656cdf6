import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { isLoopbackUrl } from '../../../common/loopback.js';
import { SETTINGS, type Settings } from '../../../common/settings.js';

/** The server's own addresses. */
@Injectable()
export class PublicAddress {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly http: HttpAdapterHost<FastifyAdapter>,
  ) {}

  /** For browsers on this machine. */
  get localUrl(): string {
    const { publicUrl } = this.settings;
    const isHere = publicUrl !== undefined && publicUrl !== null && isLoopbackUrl(publicUrl);
    return isHere ? publicUrl : `http://127.0.0.1:${this.#port}`;
  }

  /** For providers. */
  get publicUrl(): string {
    return this.settings.publicUrl ?? this.localUrl;
  }

  /** Whether only this machine can reach the public address. */
  get isHidden(): boolean {
    return isLoopbackUrl(this.publicUrl);
  }

  /** Read from the server, since the configured port may be 0. */
  get #port(): number {
    const address = this.http.httpAdapter.getInstance().server.address();
    return typeof address === 'object' && address !== null ? address.port : this.settings.port;
  }
}
