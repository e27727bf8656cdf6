/**
 * A file was moved, changed or deleted after it was chosen. The browser cannot read it any more, however
 * often that is tried. Like the error of a server that is unreachable, a `TypeError`: browsers report both alike.
 */
export class FileGoneError extends TypeError {
  override readonly name = 'FileGoneError';
}
