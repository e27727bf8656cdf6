export interface FileUpload {
  readonly id: number;
  readonly file: File;
  readonly sentBytes: number;
  /** The thrown error; `null` while uploading. */
  readonly problem: unknown;
}

export type FileUploadEvent =
  | { readonly type: 'started'; readonly id: number; readonly file: File }
  | { readonly type: 'progressed'; readonly id: number; readonly sentBytes: number }
  | { readonly type: 'failed'; readonly id: number; readonly problem: unknown }
  | { readonly type: 'ended'; readonly id: number };

/** Events about an unknown upload change nothing. */
export function fileUploads(uploads: readonly FileUpload[], event: FileUploadEvent): readonly FileUpload[] {
  const { id } = event;
  const change = (changes: Partial<FileUpload>) => uploads.map((one) => (one.id === id ? { ...one, ...changes } : one));
  switch (event.type) {
    case 'started': {
      const started = { id, file: event.file, sentBytes: 0, problem: null };
      return uploads.some((one) => one.id === id) ? change(started) : [...uploads, started];
    }
    case 'progressed':
      return change({ sentBytes: event.sentBytes });
    case 'failed':
      return change({ problem: event.problem });
    case 'ended':
      return uploads.filter((one) => one.id !== id);
  }
}
