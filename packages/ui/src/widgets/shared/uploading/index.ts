/* How files reach the server one after the other, with a bar and a way to stop, for every widget that takes files. */
export { UploadRow } from '../../intake/ImportMailbox/UploadRow';
export type { Upload } from '../../intake/ImportMailbox/uploads';
export { useUploads } from '../../intake/ImportMailbox/useUploads';
