import { type Channel, normalizeHandle } from '@concordia/domain';
import { readPhone } from '@concordia/domain/phone';
import type { PersonRow } from '../reading/person-row.js';

export interface RowHandle {
  readonly channel: Channel;
  readonly handle: string;
}

/** A row's handles in the normalized form of contact points. */
export function handlesOf({ emails, phones, linkedinUrl }: PersonRow): RowHandle[] {
  const profile = linkedinUrl === null ? null : normalizeHandle('linkedin', linkedinUrl, readPhone);
  return [
    ...emails.map((handle) => ({ channel: 'email' as const, handle })),
    ...phones.map((handle) => ({ channel: 'sms' as const, handle })),
    ...(profile === null ? [] : [{ channel: 'linkedin' as const, handle: profile }]),
  ];
}

export const handleKey = ({ channel, handle }: RowHandle): string => `${channel} ${handle}`;
