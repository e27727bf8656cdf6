export { ARCHIVE_ERRORS, ArchiveError, type ArchiveErrorCode } from './archive-error.js';
export { type ArchiveContents, contentsOf, sourceOfText } from './detect.js';
export { type ArchiveOwner, OwnerTally } from './owners.js';
export { foldedName } from './person-name.js';
export { readArchiveText } from './sources.js';
export {
  ARCHIVE_SOURCES,
  type ArchiveConnection,
  type ArchiveFile,
  type ArchiveItem,
  type ArchiveMessage,
  type ArchivePerson,
  type ArchiveProblem,
  type ArchiveReaction,
  type ArchiveSkipped,
  type ArchiveSource,
  type ArchiveText,
  type ArchiveThread,
  type ArchiveWallTime,
  type ParseContext,
  type SkipReason,
} from './types.js';
