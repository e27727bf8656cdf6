import type { Workspace, WorkspaceUpdate } from './workspace.dto.js';

export abstract class WorkspaceService {
  abstract get(): Promise<Workspace>;
  abstract update(update: WorkspaceUpdate): Promise<Workspace>;
}
