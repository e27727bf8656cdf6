import type { Channel } from '@concordia/domain';

/** A message as eligibility is asked about it. */
export interface Said {
  readonly channel: Channel;
  readonly content: string;
  readonly hasFiles: boolean;
}

/** Files need no words beside them, except in e-mail: providers take no letter without a text. `null` asks about the channel alone. */
export const saidBy = ({ channel, content, hasFiles }: Said): string | null =>
  hasFiles && channel !== 'email' && content.trim() === '' ? null : content;
