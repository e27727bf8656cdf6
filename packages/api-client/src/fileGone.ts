/**
 * A file was moved, changed or deleted after it was chosen. The browser cannot read it any more, however
 * often that is tried. Like the error of a server that is unreachable, a `TypeError`: browsers report both alike.
 */
export class FileGoneError extends TypeError {
  override readonly name = 'FileGoneError';
}

/** Why sending a file failed: the file is gone, or else `problem`. Browsers do not say which. */
export async function sendProblemOf(file: Blob, problem: unknown): Promise<unknown> {
  if (!(problem instanceof TypeError)) return problem;
  try {
    await file.slice(0, 1).arrayBuffer();
    return problem;
  } catch (cause) {
    return new FileGoneError('The file cannot be read any more.', { cause });
  }
}
