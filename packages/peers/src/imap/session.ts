import type { Socket } from 'node:net';
import { type TLSSocket, TLSSocket as UpgradedSocket } from 'node:tls';
import type { Security } from '../kit/security.js';
import { folderNamed, type ImapAccount, isAllowedIn, listed } from './account.js';
import { CommandBuffer } from './command-buffer.js';
import { flagOf, Selected } from './selected.js';
import { BadSyntax, type Command, readCommand, type Value, written } from './syntax.js';

/** The text after a command's tag in its final response. `null` if that is sent later. */
type End = string | null;

const REFUSALS = {
  user: 'NO [AUTHENTICATIONFAILED] User or password is wrong',
  folder: 'NO [NONEXISTENT] There is no such folder',
  login: 'NO Log in first',
  selected: 'NO Select a folder first',
  readOnly: 'NO [READ-ONLY] The folder is open for reading',
} as const;

/** One connection to the server, from greeting to logout (RFC 3501, section 3). */
class ImapConnection {
  #socket: Socket | TLSSocket;
  #commands: CommandBuffer;
  #isLoggedIn = false;
  #selected: Selected | null = null;
  #unwatch: () => void = () => undefined;
  /** Receives the next line instead of a command: a SASL response, or the end of IDLE. */
  #expects: ((line: string) => void) | null = null;
  #isIdle = false;

  constructor(
    socket: Socket,
    private readonly account: ImapAccount,
    private readonly security: Security,
  ) {
    this.#socket = socket;
    this.#commands = new CommandBuffer(() => this.#line('+ Go on'));
  }

  greet(): void {
    this.#listen(this.#socket);
    this.#line(`* OK [CAPABILITY ${this.#capabilities}] Ready`);
  }

  get #isPrivate(): boolean {
    return this.security.kind !== 'starttls' || this.#socket instanceof UpgradedSocket;
  }

  get #capabilities(): string {
    if (!this.#isPrivate) return 'IMAP4rev1 STARTTLS LOGINDISABLED';
    return 'IMAP4rev1 AUTH=PLAIN SASL-IR IDLE SPECIAL-USE';
  }

  #listen(socket: Socket): void {
    socket.on('data', (bytes: Buffer) => this.#take(bytes));
    // Broken client connections are not our problem.
    socket.on('error', () => undefined);
    socket.on('close', () => this.#unwatch());
  }

  #take(bytes: Buffer): void {
    this.#commands.add(bytes);
    if (this.#commands.isTooLong) {
      this.#line('* BYE A command is too long');
      this.#socket.destroy();
      return;
    }
    for (let text = this.#commands.next(); text !== null; text = this.#commands.next()) this.#heard(text);
  }

  #heard(text: string): void {
    const expects = this.#expects;
    this.#expects = null;
    if (expects !== null) return expects(text);
    try {
      const command = readCommand(text);
      this.#end(command.tag, this.#answer(command));
    } catch (error) {
      const [tag = '*'] = text.split(' ', 1);
      const reason = error instanceof BadSyntax ? error.message : 'The server failed.';
      this.#line(`${tag === '' ? '*' : tag} BAD ${reason}`);
    }
  }

  #end(tag: string, end: End): void {
    if (end === null) return;
    this.#selected?.publishChanges();
    this.#line(`${tag} ${end}`);
  }

  #answer({ tag, name, values }: Command): End {
    switch (name) {
      case 'CAPABILITY':
        this.#line(`* CAPABILITY ${this.#capabilities}`);
        return 'OK That is all';
      case 'NOOP':
        return 'OK Nothing done';
      case 'LOGOUT':
        this.#line('* BYE Until later');
        this.#socket.end(`${tag} OK Gone\r\n`);
        return null;
      case 'STARTTLS':
        return this.#startTls(tag);
      case 'LOGIN':
      case 'AUTHENTICATE':
        return this.#logIn(tag, name, values);
    }
    return this.#isLoggedIn ? this.#answerInside(tag, name, values) : REFUSALS.login;
  }

  #answerInside(tag: string, name: string, values: readonly Value[]): End {
    switch (name) {
      case 'LIST':
      case 'LSUB':
        return this.#list(name, values);
      case 'STATUS':
        return this.#status(values);
      case 'SELECT':
      case 'EXAMINE':
        return this.#select(name, values);
      case 'APPEND':
        return this.#append(values);
    }
    return this.#selected === null ? REFUSALS.selected : this.#answerWithin(this.#selected, tag, name, values);
  }

  #answerWithin(selected: Selected, tag: string, name: string, values: readonly Value[]): End {
    const byUid = name.startsWith('UID ');
    switch (byUid ? name.slice(4) : name) {
      case 'SEARCH':
        selected.search(values, byUid);
        return 'OK Searched';
      case 'FETCH':
        selected.fetch(values, byUid);
        return 'OK Fetched';
      case 'STORE':
        if (!selected.canStore) return REFUSALS.readOnly;
        selected.store(values, byUid);
        return 'OK Stored';
      case 'IDLE':
        return this.#idle(tag, selected);
      case 'CHECK':
        return 'OK Checked';
      case 'CLOSE':
        this.#leave();
        return 'OK Closed';
    }
    throw new BadSyntax(`${name} is not understood here.`);
  }

  /** Discards plaintext sent along with the command: it may be injected. */
  #startTls(tag: string): End {
    if (this.security.kind !== 'starttls' || this.#isPrivate) throw new BadSyntax('There is nothing to start.');
    this.#line(`${tag} OK Begin`);
    const { key, certificate: cert } = this.security;
    const open = this.#socket.removeAllListeners('data');
    this.#commands.clear();
    this.#socket = new UpgradedSocket(open, { isServer: true, key, cert });
    this.#listen(this.#socket);
    return null;
  }

  #logIn(tag: string, name: 'LOGIN' | 'AUTHENTICATE', [first, second]: readonly Value[]): End {
    if (!this.#isPrivate) return 'NO [PRIVACYREQUIRED] Use STARTTLS first';
    if (name === 'LOGIN') return this.#letIn(first === this.account.user && second === this.account.password);
    if (typeof first !== 'string' || first.toUpperCase() !== 'PLAIN') return 'NO Only PLAIN is understood';
    if (typeof second === 'string') return this.#letIn(isAllowedIn(this.account, second));
    this.#expects = (line) =>
      this.#end(tag, line === '*' ? 'BAD Broken off' : this.#letIn(isAllowedIn(this.account, line)));
    this.#line('+ ');
    return null;
  }

  #letIn(isAllowed: boolean): string {
    this.#isLoggedIn = isAllowed;
    return isAllowed ? `OK [CAPABILITY ${this.#capabilities}] Welcome` : REFUSALS.user;
  }

  #list(name: string, [reference, pattern]: readonly Value[]): End {
    if (typeof reference !== 'string' || typeof pattern !== 'string') throw new BadSyntax('A pattern is missing.');
    if (pattern === '') this.#line(`* ${name} (\\Noselect) "/" ""`);
    for (const { name: folder, specialUse } of listed(this.account, reference, pattern)) {
      const attributes = ['\\HasNoChildren', ...(specialUse === null ? [] : [specialUse])];
      this.#line(`* ${name} (${attributes.join(' ')}) "/" ${written(folder)}`);
    }
    return 'OK Listed';
  }

  #status([name, asked]: readonly Value[]): End {
    const folder = typeof name === 'string' ? folderNamed(this.account, name) : undefined;
    if (folder === undefined) return REFUSALS.folder;
    const figures: ReadonlyMap<Value, number> = new Map([
      ['MESSAGES', folder.mails.length],
      ['RECENT', 0],
      ['UIDNEXT', folder.nextUid],
      ['UIDVALIDITY', folder.validity],
      ['UNSEEN', folder.unseen.length],
    ]);
    const told = (typeof asked === 'string' ? [asked] : (asked ?? [])).map((item) => {
      const figure = figures.get(typeof item === 'string' ? item.toUpperCase() : item);
      if (figure === undefined) throw new BadSyntax('There is no such figure.');
      return `${item} ${figure}`;
    });
    this.#line(`* STATUS ${written(folder.name)} (${told.join(' ')})`);
    return 'OK That is all';
  }

  #select(command: 'SELECT' | 'EXAMINE', [name]: readonly Value[]): End {
    this.#leave();
    const folder = typeof name === 'string' ? folderNamed(this.account, name) : undefined;
    if (folder === undefined) return REFUSALS.folder;
    const selected = new Selected(folder, command === 'EXAMINE', (answer) => this.#untagged(answer));
    this.#selected = selected;
    this.#unwatch = folder.watch(() => {
      if (this.#isIdle) selected.publishChanges();
    });
    selected.greet();
    return `OK [READ-${command === 'SELECT' ? 'WRITE' : 'ONLY'}] Opened`;
  }

  /** RFC 3501, section 6.3.11: flags and a date may stand before the message. */
  #append([name, ...rest]: readonly Value[]): End {
    const folder = typeof name === 'string' ? folderNamed(this.account, name) : undefined;
    if (folder === undefined) return 'NO [TRYCREATE] There is no such folder';
    const raw = rest.at(-1);
    if (typeof raw !== 'string') throw new BadSyntax('There is no message.');
    const flags = rest.length > 1 && typeof rest[0] === 'object' ? rest[0] : [];
    folder.add(Buffer.from(raw, 'latin1'), Date.now(), flags.map(flagOf));
    return 'OK Appended';
  }

  /** RFC 2177: reports news immediately, until the client is done. */
  #idle(tag: string, selected: Selected): End {
    this.#line('+ Waiting');
    this.#isIdle = true;
    selected.publishChanges();
    this.#expects = (line) => {
      this.#isIdle = false;
      this.#end(tag, line.toUpperCase() === 'DONE' ? 'OK Enough' : 'BAD Only DONE ends this');
    };
    return null;
  }

  #leave(): void {
    this.#unwatch();
    this.#selected = null;
  }

  #untagged(answer: string | Buffer): void {
    this.#socket.write(Buffer.concat([Buffer.from('* '), Buffer.from(answer), Buffer.from('\r\n')]));
  }

  #line(text: string): void {
    this.#socket.write(`${text}\r\n`, 'latin1');
  }
}

export function serveImap(socket: Socket, account: ImapAccount, security: Security): void {
  new ImapConnection(socket, account, security).greet();
}
