import { createHash } from 'node:crypto';
import type { SetupFile } from '@concordia/contract/channels';

/** JSON with sorted property names, so that equal content gives equal text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  const sorted = entries.sort(([one], [another]) => (one < another ? -1 : 1));
  return `{${sorted.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join(',')}}`;
}

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
