import { createHash } from 'node:crypto';
import type { SetupFile } from '@concordia/contract/channels';

/** A value as JSON with the names of each object in order, so that the same content is the same text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  const sorted = entries.sort(([one], [another]) => (one < another ? -1 : 1));
  return `{${sorted.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join(',')}}`;
}

/** Everything of a file but its checksum and its secrets. */
export function openPart({
  product,
  version,
  exportedAt,
  config,
  channels,
}: Omit<SetupFile, 'checksum' | 'secrets'>): string {
  return canonical({ product, version, exportedAt, config, channels });
}

export const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex');
