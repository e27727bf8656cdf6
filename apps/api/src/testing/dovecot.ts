import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

export const DOVECOT = ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot'].find((path) => existsSync(path)) ?? null;

export interface DovecotOptions {
  /** The only user. */
  readonly user: string;
  /** Lets in by access tokens (XOAUTH2), which it checks here (RFC 7662), instead of by the password. */
  readonly introspectionUrl: string | null;
  /** Whether it offers neither CONDSTORE nor QRESYNC. */
  readonly isPlain?: boolean;
}

export interface Dovecot {
  readonly port: number;
  readonly user: string;
  readonly password: string;
  /** Adds an email to the inbox, whether or not the server runs. */
  readonly deliver: (mail: string) => void;
  readonly end: () => Promise<void>;
  /** Starts it again, on the same port with the same emails. */
  readonly start: () => Promise<void>;
  /** Requires a stopped server. Renumbers all emails under a new UIDVALIDITY. */
  readonly renumber: () => void;
  readonly stop: () => Promise<void>;
}

/** A throwaway IMAP server: settings, mail and sockets are in a temporary folder, and it listens on loopback only. */
export async function startDovecot(
  { user, introspectionUrl, isPlain = false }: DovecotOptions = { user: 'mara', introspectionUrl: null },
): Promise<Dovecot> {
  if (DOVECOT === null) throw new Error('There is no Dovecot here.');
  const folder = mkdtempSync(join(tmpdir(), 'concordia-imap-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const owner = mailOwner();
  const maildir = join(folder, 'mail');
  mkdirSync(maildir);
  chownSync(maildir, owner.uid, owner.gid);
  const account = { user, password: 'correct-horse' };
  const settings = join(folder, 'dovecot.conf');
  const entry = introspectionUrl === null ? passwordsOf(account.password) : tokensOf(folder, introspectionUrl);
  const door = isPlain ? `${entry}\n${PLAIN}` : entry;
  writeFileSync(settings, settingsOf(folder, port, owner, door));
  let server: ChildProcess | null = null;
  const start = async () => {
    server = spawn(DOVECOT ?? '', ['-F', '-c', settings], { stdio: 'ignore' });
    await listening(port);
  };
  const end = async () => {
    const ending = server;
    server = null;
    if (ending === null || ending.exitCode !== null) return;
    const gone = once(ending, 'exit');
    ending.kill('SIGTERM');
    await gone;
  };
  let delivered = 0;
  await start();
  return {
    port,
    ...account,
    deliver: (mail) => {
      delivered += 1;
      const name = `${1_700_000_000 + delivered}.M${delivered}.host`;
      for (const part of ['tmp', 'new', 'cur']) {
        mkdirSync(join(maildir, part), { recursive: true });
        chownSync(join(maildir, part), owner.uid, owner.gid);
      }
      writeFileSync(join(maildir, 'tmp', name), mail.replace(/\r?\n/g, '\r\n'));
      chownSync(join(maildir, 'tmp', name), owner.uid, owner.gid);
      renameSync(join(maildir, 'tmp', name), join(maildir, 'new', name));
    },
    end,
    start,
    renumber: () => {
      for (const name of readdirSync(maildir)) {
        if (name.startsWith('dovecot')) rmSync(join(maildir, name), { recursive: true });
      }
    },
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
  readonly name: string;
}

/** Dovecot refuses to read mail as root, so it uses its own account then. */
function mailOwner(): Owner {
  const { uid, gid, username } = userInfo();
  if (uid !== 0) return { uid, gid, name: username };
  const id = (flag: string) => Number(spawnSync('id', [flag, 'dovecot'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g'), name: 'dovecot' };
}

/** What a server of twenty years ago could do. */
const PLAIN = 'imap_capability = IMAP4rev1 SASL-IR LITERAL+ IDLE UIDPLUS SPECIAL-USE';

const passwordsOf = (password: string): string => `
passdb {
  driver = static
  args = password=${password}
}`;

/** doc.dovecot.org, 2.3: "Open Authentication v2.0 database". */
function tokensOf(folder: string, introspectionUrl: string): string {
  const settings = join(folder, 'oauth2.conf');
  const lines = [
    'introspection_mode = post',
    `introspection_url = ${introspectionUrl}`,
    'force_introspection = yes',
    'username_attribute = sub',
    'active_attribute = active',
    'active_value = true',
  ];
  writeFileSync(settings, `${lines.join('\n')}\n`);
  return `
auth_mechanisms = xoauth2
passdb {
  driver = oauth2
  mechanisms = xoauth2
  args = ${settings}
}`;
}

const settingsOf = (folder: string, port: number, { uid, gid, name }: Owner, door: string): string => `
base_dir = ${join(folder, 'run')}
state_dir = ${join(folder, 'state')}
log_path = ${join(folder, 'log')}
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:${join(folder, 'mail')}
${process.getuid?.() === 0 ? '' : `default_internal_user = ${name}\ndefault_login_user = ${name}\ndefault_internal_group = ${spawnSync('id', ['-gn'], { encoding: 'utf8' }).stdout.trim()}`}
${door}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}
}
namespace inbox {
  inbox = yes
  separator = /
  mailbox Sent {
    auto = create
    special_use = \\Sent
  }
}
service imap-login {
  chroot =
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
`;

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const bound = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof bound === 'object' && bound !== null ? bound.port : 0;
}

async function listening(port: number, triesLeft = 200): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const isThere = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  socket.destroy();
  if (isThere) return;
  if (triesLeft === 0) throw new Error('Dovecot did not start.');
  await new Promise((resolve) => setTimeout(resolve, 50));
  return listening(port, triesLeft - 1);
}
