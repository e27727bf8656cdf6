import { updateWorkspace, type Workspace } from '@concordia/api-client';
import { type FormEvent, useRef, useState } from 'react';
import { Button, IconButton } from '../../components/Button';
import { TextField } from '../../components/TextField';
import { text } from '../../theme';
import { problemWords } from '../ImportMailbox';
import { addAddresses } from './addressList';
import * as styles from './OwnAddresses.css';

interface AddressEditorProps {
  workspace: Workspace;
  /** Called with the workspace as the server has it after a change. */
  onChange: (workspace: Workspace) => void;
}

/** The list, with a way to take from it and to add to it. Every change is kept at once. */
export function AddressEditor({ workspace, onChange }: AddressEditorProps) {
  const { ownAddresses } = workspace;
  const [typed, setTyped] = useState('');
  const [objection, setObjection] = useState<string | null>(null);
  const [pending, setPending] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const keep = async (work: string, list: readonly string[]): Promise<boolean> => {
    setPending(work);
    setObjection(null);
    try {
      onChange(await updateWorkspace({ ownAddresses: [...list] }));
      return true;
    } catch (problem) {
      setObjection(problemWords(problem));
      return false;
    } finally {
      setPending(null);
    }
  };
  const remove = async (address: string) => {
    const isKept = await keep(
      address,
      ownAddresses.filter((one) => one !== address),
    );
    if (isKept) field.current?.focus();
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const addition = addAddresses(ownAddresses, typed);
    if ('objection' in addition) {
      setObjection(addition.objection);
      field.current?.focus();
    } else if (await keep('add', addition.list)) setTyped('');
  };

  return (
    <div className={styles.layout}>
      {ownAddresses.length > 0 && (
        <ul className={styles.list} aria-label="Your addresses">
          {ownAddresses.map((address) => (
            <li key={address} className={styles.address}>
              <span className={styles.name} title={address}>
                {address}
              </span>
              <IconButton
                icon="close"
                size="small"
                label={`Remove ${address}`}
                isPending={pending === address}
                onPress={() => void remove(address)}
              />
            </li>
          ))}
        </ul>
      )}
      <form className={styles.form} onSubmit={(event) => void add(event)} noValidate>
        <TextField
          ref={field}
          label="Another address"
          type="email"
          autoComplete="email"
          placeholder="anna@example.com"
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setObjection(null);
          }}
          errorMessage={objection ?? undefined}
        />
        <div className={styles.submit}>
          <Button type="submit" isPending={pending === 'add'}>
            Add
          </Button>
        </div>
      </form>
      <p className={text({ style: 'dense', tone: 'muted' })}>
        Mail from these addresses counts as sent by you. When the list changes, the mail that names a changed address is
        sorted again; what you moved yourself stays where it is.
      </p>
    </div>
  );
}
