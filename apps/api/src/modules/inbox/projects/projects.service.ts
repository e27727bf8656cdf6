import { MOST_PROJECTS, type Project, type ProjectCreate, type ProjectUpdate } from '@concordia/contract/inbox';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { movedTo } from '../../../common/positions.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { ProjectsRepository } from './projects.repository.js';

const exists = (name: string) =>
  new DomainFailure('conflict', 'PROJECT_EXISTS', `A project named ${name} already exists. Choose another name.`);

export const projectKey = (name: string): string => name.normalize('NFC').toLowerCase();

@Injectable()
export class ProjectsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly projects: ProjectsRepository,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  list(): Promise<Project[]> {
    return this.projects.list();
  }

  async create({ name }: ProjectCreate): Promise<Project> {
    const id = this.ids.next();
    await this.db.write(async (tx) => {
      const { length } = await this.projects.order(tx);
      if (length >= MOST_PROJECTS) {
        throw new DomainFailure(
          'conflict',
          'TOO_MANY_PROJECTS',
          `You can have at most ${MOST_PROJECTS} projects. Delete one first.`,
        );
      }
      const row = { id, name, name_key: projectKey(name), position: length, created_at: this.clock.now() };
      if (!(await this.projects.insert(tx, row))) throw exists(name);
    });
    return this.#get(id);
  }

  async update(id: string, { name, position }: ProjectUpdate): Promise<Project> {
    await this.db.write(async (tx) => {
      const order = await this.projects.order(tx);
      if (!order.includes(id)) throw notFound('project');
      if (name !== undefined) await this.#rename(tx, id, name);
      if (position !== undefined) await this.projects.setOrder(tx, movedTo(order, id, position));
      // Conversations show the names of their projects.
    });
    return this.#get(id);
  }

  async remove(id: string): Promise<Project> {
    const before = await this.#get(id);
    await this.db.write(async (tx) => {
      if (!(await this.projects.remove(tx, id))) throw notFound('project');
      await this.projects.setOrder(tx, await this.projects.order(tx));
    });
    return before;
  }

  async #rename(tx: WorkspaceTransaction, id: string, name: string): Promise<void> {
    const nameKey = projectKey(name);
    if (await this.projects.isNameTaken(tx, nameKey, id)) throw exists(name);
    await this.projects.rename(tx, id, name, nameKey);
  }

  async #get(id: string): Promise<Project> {
    const project = (await this.projects.list()).find((one) => one.id === id);
    if (project === undefined) throw notFound('project');
    return project;
  }
}
