/** A file was moved, changed or deleted after it was chosen. The browser cannot read it any more, however often that is tried. */
export class FileGoneError extends Error {
  override readonly name = 'FileGoneError';
}
