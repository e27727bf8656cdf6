import { updateWorkspace, type Workspace } from '@concordia/api-client';
import { type FormEvent, useRef, useState } from 'react';
import { Button, IconButton } from '../../components/Button';
import { TextField } from '../../components/TextField';
import { useStrings } from '../../locale';
import { addressStrings } from '../../strings/addresses';
import { text } from '../../theme';
import { useProblemWords } from '../problems';
import { addAddresses } from './addressList';
import * as styles from './OwnAddresses.css';

interface AddressEditorProps {
  workspace: Workspace;
  /** Called with the workspace as the server has it after a change. */
  onChange: (workspace: Workspace) => void;
}

/** The list, with a way to take from it and to add to it. Every change is kept at once. */
export function AddressEditor({ workspace, onChange }: AddressEditorProps) {
  const words = useStrings(addressStrings);
  const problemWords = useProblemWords();
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
    const addition = addAddresses(ownAddresses, typed, words.objection);
    if ('objection' in addition) {
      setObjection(addition.objection);
      field.current?.focus();
    } else if (await keep('add', addition.list)) setTyped('');
  };

  return (
    <div className={styles.layout}>
      {ownAddresses.length > 0 && (
        <ul className={styles.list} aria-label={words.list}>
          {ownAddresses.map((address) => (
            <li key={address} className={styles.address}>
              <span className={styles.name} title={address}>
                {address}
              </span>
              <IconButton
                icon="close"
                size="small"
                label={words.remove(address)}
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
          label={words.another}
          type="email"
          autoComplete="email"
          placeholder={words.example}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setObjection(null);
          }}
          errorMessage={objection ?? undefined}
        />
        <div className={styles.submit}>
          <Button type="submit" isPending={pending === 'add'}>
            {words.add}
          </Button>
        </div>
      </form>
      <p className={text({ style: 'dense', tone: 'muted' })}>{words.help}</p>
    </div>
  );
}
