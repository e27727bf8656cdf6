import { composedHtml } from '@concordia/channels/email';
import type { Channel } from '@concordia/domain';
import { DomainFailure } from '../../../common/domain-failure.js';

/**
 * The HTML of a written message, sanitized; `null` if it has no formatting.
 *
 * @throws DomainFailure `FORMATTING_NOT_ALLOWED` outside email.
 */
export function formattingOf(channel: Channel, html: string | null | undefined): string | null {
  if (typeof html !== 'string') return null;
  if (channel === 'email') return composedHtml(html);
  throw new DomainFailure('invalid', 'FORMATTING_NOT_ALLOWED', 'Only email can have formatting. Send the text alone.', [
    { field: 'body.html', expected: 'none outside email' },
  ]);
}
