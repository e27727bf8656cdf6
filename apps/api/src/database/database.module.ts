import { Global, Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Clock, SystemClock } from '../common/clock.js';
import { Ids } from '../common/ids.js';
import { readSettings, SETTINGS, type Settings } from '../common/settings.js';
import { webRoot } from '../common/web-root.js';
import { AttachmentReferences } from './attachment-references.js';
import { ChangeLog } from './change-log.js';
import { Commits } from './commits.js';
import { ENGINE } from './database.tokens.js';
import { type Engine, openEngine } from './engine.js';
import { WorkspaceDatabase } from './workspace-database.js';
import { Workspaces } from './workspaces.js';

@Global()
@Module({
  providers: [
    { provide: SETTINGS, useFactory: () => readSettings(process.env, webRoot()) },
    { provide: Clock, useClass: SystemClock },
    Ids,
    {
      provide: ENGINE,
      inject: [SETTINGS],
      useFactory: (settings: Settings) => {
        const logger = new Logger('Database');
        return openEngine(settings.database, (error) => logger.warn(`A connection was lost: ${error.message}`));
      },
    },
    Commits,
    ChangeLog,
    WorkspaceDatabase,
    Workspaces,
    AttachmentReferences,
  ],
  exports: [SETTINGS, Clock, Ids, ENGINE, Commits, ChangeLog, WorkspaceDatabase, Workspaces, AttachmentReferences],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(ENGINE) private readonly engine: Engine) {}

  onApplicationShutdown(): Promise<void> {
    return this.engine.close();
  }
}
