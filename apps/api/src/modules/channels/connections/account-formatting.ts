import { composedHtml } from '@concordia/channels/email';
import type { Channel } from '@concordia/domain';
import { DomainFailure } from '../../../common/domain-failure.js';

/**
 * The HTML of a signature, sanitized as that of a written email; `null` if it has no formatting.
 *
 * @throws DomainFailure `FORMATTING_NOT_ALLOWED` outside email.
 */
export function formattingOf(channel: Channel, html: string | null): string | null {
  if (html === null) return null;
  if (channel === 'email') return composedHtml(html);
  throw new DomainFailure(
    'invalid',
    'FORMATTING_NOT_ALLOWED',
    'Only email signatures can have formatting. Save the text alone.',
    [{ field: 'body.signature.html', expected: 'none outside email' }],
  );
}
