import type { ArchiveProblem } from '@concordia/channels/archives';

export const PROBLEM_REASONS: Readonly<Record<ArchiveProblem['code'], string>> = {
  record_too_large: 'The message was skipped because it is larger than 4 MB.',
  record_incomplete: 'The message has no author or no number.',
  record_undated: 'The message has no date that can be read.',
};
