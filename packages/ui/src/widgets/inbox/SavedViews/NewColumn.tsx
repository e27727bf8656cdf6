import {
  type BoardColumn,
  createView,
  deleteView,
  getGetBoardKey,
  getListViewsKey,
  updateBoard,
} from '@concordia/api-client';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { Dialog } from '../../../components/Dialog';
import { Form, FormActions, needed, SubmitButton } from '../../../components/Form';
import { Stack } from '../../../components/Stack';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { boardColumnsStrings } from '../../../strings/generated/boardColumns';
import { SearchNotes } from '../queryBox/SearchNotes';
import { choicesOf } from './useBoardEdits';

export interface NewColumnProps {
  isOpen: boolean;
  onClose: () => void;
  columns: readonly BoardColumn[];
}

/** Saves a search as a view and adds its column. The form shows what the server refuses. */
export function NewColumn({ isOpen, onClose, columns }: NewColumnProps) {
  const words = useStrings(boardColumnsStrings);
  const { mutate } = useSWRConfig();
  const [rule, setRule] = useState('');
  const add = async (name: string) => {
    const { id } = await createView({ name, query: { q: rule.trim() } });
    try {
      await mutate(getGetBoardKey(), updateBoard({ columns: [...choicesOf(columns), { kind: 'view', viewId: id }] }));
    } catch (problem) {
      // Another attempt makes a view of its own.
      await deleteView(id).catch(() => undefined);
      throw problem;
    } finally {
      void mutate(getListViewsKey());
    }
    setRule('');
    onClose();
  };
  return (
    <Dialog title={words.newTitle} size="small" isOpen={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Form aria-label={words.newTitle} onSubmit={(values) => add(values.text('name'))}>
        <Stack gap="md">
          <TextField
            name="name"
            label={words.name}
            maxLength={60}
            isRequired
            validate={needed(words.nameNeeded)}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that asks for a name begins there
            autoFocus
          />
          <TextField
            name="rule"
            label={words.rule}
            description={words.ruleHelp}
            maxLength={200}
            value={rule}
            onChange={setRule}
            isRequired
            validate={needed(words.ruleNeeded)}
          />
          <SearchNotes query={rule} />
        </Stack>
        <FormActions>
          <SubmitButton>{words.create}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
