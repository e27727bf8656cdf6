import type { Channel } from '@concordia/domain';

export interface Said {
  readonly channel: Channel;
  readonly content: string;
  readonly hasFiles: boolean;
}

/** Files need no text, except in email: providers reject email without one. `null` checks the channel alone. */
export const saidBy = ({ channel, content, hasFiles }: Said): string | null =>
  hasFiles && channel !== 'email' && content.trim() === '' ? null : content;
