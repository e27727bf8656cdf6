import type { UploadedFile } from '@concordia/contract/inbox';
import { DomainFailure } from '../../../common/domain-failure.js';
import type { ReadyTemplate } from '../../inbox/templates/templates.service.js';

type Media = NonNullable<ReadyTemplate['media']>;

const NAMED: Readonly<Record<Media, string>> = { image: 'a picture', video: 'a film', document: 'a document' };

/**
 * A template takes the one file that stands above its text, and no other.
 *
 * @throws DomainFailure `invalid` if the files are others.
 */
export function refuseTemplateFiles({ media }: Pick<ReadyTemplate, 'media'>, files: readonly UploadedFile[]): void {
  if (media === null) {
    if (files.length === 0) return;
    const reason = 'This template cannot have attachments. Remove the files, or write a message instead.';
    throw refused('TEMPLATE_WITH_FILES', reason, 'none beside this template');
  }
  const [file] = files;
  if (file !== undefined && files.length === 1 && mediaOf(file) === media) return;
  const reason = `This template needs ${NAMED[media]} above its text. Add one, and no other file.`;
  throw refused('TEMPLATE_FILE', reason, NAMED[media]);
}

function mediaOf({ contentType }: UploadedFile): Media | null {
  const [kind] = contentType.split('/', 1);
  if (kind === 'image' || kind === 'video') return kind;
  return kind === 'audio' ? null : 'document';
}

const refused = (code: string, reason: string, expected: string): DomainFailure =>
  new DomainFailure('invalid', code, reason, [{ field: 'body.attachmentIds', expected }]);
