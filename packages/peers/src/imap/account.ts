import type { Folder } from './folder.js';

export interface ImapAccount {
  readonly user: string;
  readonly password: string;
  readonly folders: readonly Folder[];
}

/** INBOX is case-insensitive (RFC 3501, section 5.1). */
export const folderNamed = ({ folders }: ImapAccount, name: string): Folder | undefined =>
  folders.find((folder) => folder.name === (name.toUpperCase() === 'INBOX' ? 'INBOX' : name));

/** SASL PLAIN (RFC 4616): an empty identity, the user, and the password, separated by NULs. */
export function isAllowedIn({ user, password }: ImapAccount, response: string): boolean {
  const [, givenUser, givenPassword] = Buffer.from(response, 'base64').toString('utf8').split('\0');
  return givenUser === user && givenPassword === password;
}

/** The folders matched by LIST: `*` is anything, `%` anything within one level (RFC 3501, section 6.3.8). */
export function listed({ folders }: ImapAccount, reference: string, pattern: string): readonly Folder[] {
  const wanted = `${reference}${pattern}`.toUpperCase();
  const signs = [...wanted].map((sign) => {
    if (sign === '*') return '.*';
    return sign === '%' ? '[^/]*' : sign.replace(/[.+?^${}()|[\]\\]/, '\\$&');
  });
  const isWanted = new RegExp(`^${signs.join('')}$`);
  return folders.filter(({ name }) => isWanted.test(name.toUpperCase()));
}
