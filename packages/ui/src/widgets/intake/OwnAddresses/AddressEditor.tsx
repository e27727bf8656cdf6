import { updateWorkspace, type Workspace } from '@concordia/api-client';
import { useRef, useState } from 'react';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { TagField } from '../../../components/TagField';
import { useStrings } from '../../../locale';
import { addressStrings } from '../../../strings/generated/address';
import { commonStrings } from '../../../strings/generated/common';
import { useProblemWords } from '../../shared/problems';
import { asKept, objectionTo } from './addressList';

interface AddressEditorProps {
  workspace: Workspace;
  onChange: (workspace: Workspace) => void;
}

/** Edits the list. Each change is saved at once; an unsaved change stays visible until a retry succeeds. */
export function AddressEditor({ workspace, onChange }: AddressEditorProps) {
  const words = useStrings(addressStrings);
  const { retry } = useStrings(commonStrings);
  const { list, keep, isKeeping, problem } = useKeptList(workspace.ownAddresses, onChange);
  return (
    <Stack width="form">
      <TagField
        label={words.list}
        isLabelHidden
        description={words.help}
        placeholder={words.example}
        inputMode="email"
        value={list}
        validate={(typed) => objectionTo(typed, list, words.objection)}
        onChange={(changed) => void keep(changed.map(asKept))}
        errorMessage={problem}
      />
      {problem !== undefined && (
        <Inline>
          <Button size="small" icon="refresh" isPending={isKeeping} onPress={() => void keep(list)}>
            {retry}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

/** The list as last edited here, or else as stored by the server. */
function useKeptList(kept: readonly string[], onChange: (workspace: Workspace) => void) {
  const problemWords = useProblemWords();
  const [changed, setChanged] = useState<readonly string[] | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isKeeping, setKeeping] = useState(false);
  const latest = useRef(0);
  const keep = async (list: readonly string[]) => {
    latest.current += 1;
    const turn = latest.current;
    setChanged(list);
    setKeeping(true);
    try {
      const workspace = await updateWorkspace({ ownAddresses: [...list] });
      // Ignores the response to a superseded change.
      if (turn !== latest.current) return;
      onChange(workspace);
      setChanged(null);
      setProblem(undefined);
    } catch (refusal) {
      if (turn === latest.current) setProblem(problemWords(refusal));
    }
    if (turn === latest.current) setKeeping(false);
  };
  return { list: changed ?? kept, keep, isKeeping, problem };
}
