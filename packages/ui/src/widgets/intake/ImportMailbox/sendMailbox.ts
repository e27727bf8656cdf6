import { type ImportRun, type UploadOptions, uploadImport } from '@concordia/api-client';
import type { Upload } from './uploads';

/** Chat exports have local times; whoever exports one is likely to be in the same zone. */
const zone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export const sendMailbox = ({ file, ownAddresses }: Upload, options: UploadOptions): Promise<ImportRun> =>
  uploadImport(file, { name: file.name, timeZone: zone(), ...(ownAddresses === '' ? {} : { ownAddresses }) }, options);
