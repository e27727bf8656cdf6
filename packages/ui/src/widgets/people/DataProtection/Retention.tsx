import { type RetentionPreview, updateWorkspace, usePreviewRetention, type Workspace } from '@concordia/api-client';
import { useState } from 'react';
import { AlertDialog } from '../../../components/AlertDialog';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { NumberField } from '../../../components/NumberField';
import { Stack } from '../../../components/Stack';
import { Switch } from '../../../components/Switch';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { dataProtectionStrings } from '../../../strings/generated/dataProtection';
import { useAction } from '../../channels/setup';
import { useProblemWords } from '../../shared/problems';
import { DeletionPreview } from './DeletionPreview';

interface RetentionProps {
  /** Days that messages are kept; `null` forever. */
  kept: number | null;
  onChange: (workspace: Workspace) => void;
}

const BOUNDS = { least: 30, most: 3_650, first: 730 } as const;

/** How long messages are kept. Counts what it would delete and asks before saving. */
export function Retention({ kept, onChange }: RetentionProps) {
  const words = useStrings(dataProtectionStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const action = useAction();
  const [isLimited, setLimited] = useState(kept !== null);
  const [days, setDays] = useState<number | null>(kept ?? BOUNDS.first);
  const [isAsking, setAsking] = useState(false);
  const wanted = isLimited ? days : null;
  const isWrong = isLimited && (days === null || days < BOUNDS.least || days > BOUNDS.most);
  const preview = usePreviewRetention(
    { days: days ?? BOUNDS.first },
    { swr: { enabled: isLimited && !isWrong, keepPreviousData: true } },
  );
  const save = async () => {
    onChange(await updateWorkspace({ retentionDays: wanted }));
    toast({
      tone: 'success',
      title: words.saved,
      description: wanted === null ? words.savedOff : words.savedOn({ days: wanted }),
    });
  };
  const press = () => (wanted === null ? void action(save, words.notSaved) : setAsking(true));
  return (
    <Stack gap="md">
      <Switch isSelected={isLimited} description={words.limitHelp} onChange={setLimited}>
        {words.limit}
      </Switch>
      {isLimited && (
        <>
          <NumberField
            label={words.days}
            value={days}
            onChange={setDays}
            description={words.bounds({ least: BOUNDS.least, most: BOUNDS.most })}
            errorMessage={isWrong ? words.bounds({ least: BOUNDS.least, most: BOUNDS.most }) : undefined}
          />
          {!isWrong && <DeletionPreview preview={preview.data} problem={preview.error} />}
        </>
      )}
      <Inline>
        <Button isDisabled={wanted === kept || isWrong || isUnknown(isLimited, preview.data)} onPress={press}>
          {words.save}
        </Button>
      </Inline>
      {isAsking && wanted !== null && (
        <AlertDialog
          title={words.ask({ days: wanted })}
          confirmLabel={words.askConfirm}
          cancelLabel={words.keepThem}
          onConfirm={save}
          describeFailure={problemWords}
          isOpen
          onOpenChange={setAsking}
        >
          {words.askHelp({ messages: preview.data?.messages ?? 0 })}
        </AlertDialog>
      )}
    </Stack>
  );
}

/** Blocks saving until the number of messages to delete is known. */
const isUnknown = (isLimited: boolean, preview: RetentionPreview | undefined) => isLimited && preview === undefined;
