import { execFile, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface PostgresqlServer {
  /** Address of the server's `postgres` database; each test file creates its own database. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * A PostgreSQL for tests: the one in `TEST_DATABASE_URL`, otherwise a throwaway cluster that listens only on a socket in a temporary folder.
 *
 * @returns `null` if neither is available, or `TEST_DATABASE_URL` is `none`; the run then reports PostgreSQL as skipped.
 */
export async function startPostgresql(): Promise<PostgresqlServer | null> {
  const given = process.env.TEST_DATABASE_URL;
  if (given === 'none') return null;
  if (given !== undefined && given !== '') return { url: given, stop: async () => undefined };
  const binaries = binaryFolder();
  const account = serverAccount();
  if (binaries === null || account === null) return null;
  return startCluster(binaries, account, UNSAFE_AND_CHEAP);
}

export interface RestartablePostgresql extends PostgresqlServer {
  /** Resolves when it accepts connections again. @param mode `immediate` is a crash, followed by recovery. */
  readonly restart: (mode: 'fast' | 'immediate') => Promise<void>;
}

export const canStartPostgresql = (): boolean => binaryFolder() !== null && serverAccount() !== null;

/** Commits survive a crash of the server, but not of the machine. */
const CRASH_SAFE = '-c fsync=off -c jit=off';

/** @param settings additional command-line options. */
export async function startRestartablePostgresql(settings = ''): Promise<RestartablePostgresql> {
  const binaries = binaryFolder();
  const account = serverAccount();
  if (binaries === null || account === null) throw new Error('This machine cannot start PostgreSQL.');
  return startCluster(binaries, account, `${CRASH_SAFE} ${settings}`);
}

/** Nothing outlives the run, and no test database lives long enough for vacuum or query compilation to pay off. */
const UNSAFE_AND_CHEAP =
  '-c fsync=off -c full_page_writes=off -c synchronous_commit=off -c wal_level=minimal -c max_wal_senders=0 -c autovacuum=off -c jit=off';

async function startCluster(binaries: string, account: ServerAccount, options: string): Promise<RestartablePostgresql> {
  const folder = mkdtempSync(join(tmpdir(), 'concordia-pg-'));
  const data = join(folder, 'data');
  if (account.ids !== null) chownSync(folder, account.ids.uid, account.ids.gid);
  const command = (name: string, args: string[]) => {
    const [file = '', ...rest] = [...account.prefix, join(binaries, name), ...args];
    return run(file, rest, { cwd: folder });
  };
  await command('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync', '--locale=C']);
  const settings = `-c listen_addresses= -c unix_socket_directories=${folder} ${options} -c max_connections=200`;
  await command('pg_ctl', ['-D', data, '-o', settings, '-l', join(folder, 'log'), '-w', '-t', '30', 'start']);
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    restart: async (mode) => {
      await command('pg_ctl', ['-D', data, '-m', mode, '-l', join(folder, 'log'), '-w', '-t', '60', 'restart']);
    },
    stop: async () => {
      await command('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Folder of `initdb`; distributions keep server programs off the PATH. */
function binaryFolder(): string | null {
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const debian = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql')
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => `/usr/lib/postgresql/${version}/bin`)
    : [];
  const candidates = [...(asked.status === 0 ? [asked.stdout.trim()] : []), ...debian];
  return candidates.find((candidate) => existsSync(join(candidate, 'initdb'))) ?? null;
}

interface ServerAccount {
  /** Command prefix that runs it under the account. */
  readonly prefix: readonly string[];
  /** Owner of the cluster's folder, or `null` for the current user. */
  readonly ids: { readonly uid: number; readonly gid: number } | null;
}

/** PostgreSQL refuses to run as root; its package creates an account for it. `null` if there is none. */
function serverAccount(): ServerAccount | null {
  if (process.getuid?.() !== 0) return { prefix: [], ids: null };
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  if (uid?.status !== 0 || gid?.status !== 0) return null;
  const ids = { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  return {
    prefix: ['setpriv', `--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups'],
    ids,
  };
}
