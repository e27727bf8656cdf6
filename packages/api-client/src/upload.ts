import { getCreateImportUrl } from './generated/imports/imports';
import type { CreateImportParams, ImportRun } from './generated/model';
import { httpErrorOf } from './http';

/** How much of a body has left this machine, in bytes. */
export interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

export interface UploadOptions {
  /** Called a few times a second while the body is sent. */
  onProgress?: (progress: UploadProgress) => void;
  /** Ends the upload. */
  signal?: AbortSignal;
}

/**
 * `createImport` with progress, which `fetch` cannot report. The file is sent as it lies on the disk and never read into memory.
 *
 * @throws HttpError for a refusal, as every other call; TypeError when the server could not be reached; the signal's reason when it ended the
 * upload.
 */
export function uploadImport(
  file: Blob,
  params: CreateImportParams,
  { onProgress, signal }: UploadOptions = {},
): Promise<ImportRun> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const request = new XMLHttpRequest();
    request.open('POST', getCreateImportUrl(params));
    request.withCredentials = true;
    request.responseType = 'text';
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress?.({ sentBytes: loaded, totalBytes: total });
    });
    request.addEventListener('load', () => {
      const { status, responseText, statusText } = request;
      if (status >= 200 && status < 300) resolve(JSON.parse(responseText));
      else reject(httpErrorOf(status, responseText, statusText));
    });
    request.addEventListener('error', () => reject(new TypeError('The upload did not reach the server.')));
    request.addEventListener('abort', () => reject(signal?.reason));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
