import { type ImportRun, type UploadOptions, uploadImport } from '@concordia/api-client';
import type { Upload } from './uploads';

export const sendMailbox = ({ file, ownAddresses }: Upload, options: UploadOptions): Promise<ImportRun> =>
  uploadImport(file, { name: file.name, ...(ownAddresses === '' ? {} : { ownAddresses }) }, options);
