export { SourceDialogs, type SourceTask } from './SourceDialogs';
export { SourceList } from './SourceList';
export { SourceRow } from './SourceRow';
