import { inflateSync } from 'node:zlib';
import { zlibAsync } from '@gfx/zopfli';
import { chunk, chunksIn, SIGNATURE } from './chunks.ts';

/**
 * The same PNG with its pixels compressed by Zopfli, which is a tenth smaller than zlib at its best and takes a second: enough for what is kept in
 * the repository, too slow for what is only looked at.
 *
 * One round: fifteen win another hundredth.
 */
export async function shrink(png: Buffer): Promise<Buffer> {
  const chunks = chunksIn(png);
  const rows = inflateSync(Buffer.concat(chunks.flatMap(({ type, data }) => (type === 'IDAT' ? [data] : []))));
  const smaller = Buffer.from(await zlibAsync(rows, { numiterations: 1 }));
  const parts = chunks.flatMap(({ type, data }) => (type === 'IDAT' || type === 'IEND' ? [] : [chunk(type, data)]));
  return Buffer.concat([SIGNATURE, ...parts, chunk('IDAT', smaller), chunk('IEND', Buffer.alloc(0))]);
}
