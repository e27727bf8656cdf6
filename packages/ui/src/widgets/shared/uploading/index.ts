/* Sequential uploads with progress and cancel, for every widget that takes files. */
export { UploadRow } from '../../intake/ImportMailbox/UploadRow';
export type { Upload } from '../../intake/ImportMailbox/uploads';
export { useUploads } from '../../intake/ImportMailbox/useUploads';
