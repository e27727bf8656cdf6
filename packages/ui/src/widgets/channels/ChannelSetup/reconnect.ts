import type { Account } from './useAccount';

/** Asks for the required secrets again. The stored ones stay until the new ones are saved. */
export function reconnect({ fields, setSecret }: Account): void {
  for (const { name, isSecret, isRequired } of fields) {
    if (isSecret && isRequired) setSecret(name, { is: 'typed', value: '' });
  }
}
