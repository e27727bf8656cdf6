export { sameAnswer } from './compare';
export { swrDefaults } from './defaults';
export { type CodeExample, codeExamples, type ExampleId } from './examples';
export { FileGoneError, sendProblemOf } from './fileGone';
export * from './generated';
export * from './generated/model';
export { askEarly, type ErrorType, forgetEarly, HttpError, http } from './http';
export { type PageInfo, pageOf } from './page';
export { hasMore, PAGES_KEY, type PagesKey, pageKey, usePages } from './pages';
export { reachability } from './reachability';
export {
  type UploadOptions,
  type UploadProgress,
  uploadContacts,
  uploadEvents,
  uploadFile,
  uploadImport,
} from './upload';
export { attachmentPreviewUrl, attachmentUrl, CHANGES_URL, hasAttachmentPreview } from './urls';
