export interface Upload {
  readonly id: number;
  readonly file: File;
  /** Separated by commas; if empty, the server reads them from the file. */
  readonly ownAddresses: string;
  readonly state: 'waiting' | 'sending' | 'failed';
  readonly sentBytes: number;
  /** The thrown error, if it failed. */
  readonly problem: unknown;
}

export type UploadEvent =
  | { type: 'added'; uploads: readonly Pick<Upload, 'id' | 'file' | 'ownAddresses'>[] }
  | { type: 'started' | 'retried' | 'removed'; id: number }
  | { type: 'progressed'; id: number; sentBytes: number }
  | { type: 'failed'; id: number; problem: unknown };

const fresh = { state: 'waiting', sentBytes: 0, problem: null } as const;

/** Events about an unknown upload change nothing. */
export function uploadsReducer(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  const change = (changes: Partial<Upload>) =>
    'id' in event ? uploads.map((one) => (one.id === event.id ? { ...one, ...changes } : one)) : uploads;
  switch (event.type) {
    case 'added':
      return [...uploads, ...event.uploads.map((one) => ({ ...one, ...fresh }))];
    case 'started':
      return change({ ...fresh, state: 'sending' });
    case 'retried':
      return change(fresh);
    case 'progressed':
      return change({ sentBytes: event.sentBytes });
    case 'failed':
      return change({ state: 'failed', problem: event.problem });
    case 'removed':
      return uploads.filter(({ id }) => id !== event.id);
  }
}
