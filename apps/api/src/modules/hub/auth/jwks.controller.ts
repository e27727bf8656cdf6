import { type JsonWebKeySet, JsonWebKeySetSchema } from '@concordia/contract/hub';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../common/documented.js';
import { ForModules } from '../../../http/for-modules.js';
import { HubKeys, JWKS_CACHE_MS } from './keys.service.js';

@ApiTags('connection auth')
@Controller('.well-known')
export class JwksController {
  constructor(private readonly keys: HubKeys) {}

  @Get('jwks.json')
  @ForModules('read', 'write', 'events')
  @Header('cache-control', `public, max-age=${JWKS_CACHE_MS / 1000}`)
  @Answers(JsonWebKeySetSchema, 'The keys, newest first.', {
    summary: 'List public keys',
    description: 'Public keys that verify tokens. Clients may cache them for ten minutes.',
  })
  getJwks(): Promise<JsonWebKeySet> {
    return this.keys.keySet();
  }
}
