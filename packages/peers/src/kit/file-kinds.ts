import type { PlayedFile } from './peer.js';

const startOf = ({ content }: PlayedFile): string => Buffer.from(content.subarray(0, 64)).toString('latin1');

/** Ogg with Opus: the first page begins the stream (RFC 7845, section 5.1). */
export const isOpus = (file: PlayedFile): boolean => /^OggS[^]{24,}OpusHead/.test(startOf(file));

export const isWebp = (file: PlayedFile): boolean => /^RIFF[^]{4}WEBP/.test(startOf(file));
