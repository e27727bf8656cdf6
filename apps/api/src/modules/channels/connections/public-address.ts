import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { isLoopbackUrl } from '../../../common/loopback.js';
import { SETTINGS, type Settings } from '../../../common/settings.js';

/** Under which addresses we are reached. */
@Injectable()
export class PublicAddress {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly http: HttpAdapterHost<FastifyAdapter>,
  ) {}

  /** Where a browser of this machine finds us. */
  get localUrl(): string {
    const { publicUrl } = this.settings;
    const isHere = publicUrl !== undefined && publicUrl !== null && isLoopbackUrl(publicUrl);
    return isHere ? publicUrl : `http://127.0.0.1:${this.#port}`;
  }

  /** Where providers find us. */
  get publicUrl(): string {
    return this.settings.publicUrl ?? this.localUrl;
  }

  /** Whether nobody but this machine can find us there. */
  get isHidden(): boolean {
    return isLoopbackUrl(this.publicUrl);
  }

  /** The port that was asked for may be "any". */
  get #port(): number {
    const address = this.http.httpAdapter.getInstance().server.address();
    return typeof address === 'object' && address !== null ? address.port : this.settings.port;
  }
}
