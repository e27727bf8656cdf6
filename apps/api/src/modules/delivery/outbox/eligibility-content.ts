import type { Channel } from '@concordia/domain';

export interface MessageContent {
  readonly channel: Channel;
  readonly content: string;
  readonly hasFiles: boolean;
}

/** Files need no text, except in email: providers reject email without one. `null` checks the channel alone. */
export const eligibilityContent = ({ channel, content, hasFiles }: MessageContent): string | null =>
  hasFiles && channel !== 'email' && content.trim() === '' ? null : content;
