import { type ContactImport, cancelContactImport } from '@concordia/api-client';
import { fractionDone } from '@concordia/domain';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { ProgressBar } from '../../../components/ProgressBar';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { contactImportStrings } from '../../../strings/generated/contactImport';
import { Refusal } from './Refusal';
import { useContactImportChange } from './useContactImportChange';

interface ImportProgressProps {
  run: ContactImport;
  onChange: (run: ContactImport) => void;
}

export function ImportProgress({ run, onChange }: ImportProgressProps) {
  const words = useStrings(contactImportStrings);
  const { change, isPending, refusal } = useContactImportChange();
  const isMeasured = run.state === 'running' && run.sizeBytes > 0;
  const figures = [
    words.rows({ count: run.rowsRead }),
    words.added({ count: run.added }),
    words.updated({ count: run.updated }),
    words.unchanged({ count: run.unchanged }),
  ];
  return (
    <Stack gap="sm">
      <ProgressBar
        label={run.name}
        value={isMeasured ? fractionDone(run.positionBytes, run.sizeBytes) : undefined}
        maxValue={1}
        valueLabel={isMeasured ? words.position({ done: run.positionBytes, whole: run.sizeBytes }) : undefined}
        detail={
          <>
            <span>{words.state[run.state]}</span>
            {run.rowsRead > 0 && <span>{figures.join(' · ')}</span>}
          </>
        }
      />
      {refusal !== null && <Refusal>{refusal}</Refusal>}
      <Inline>
        <Button size="small" isPending={isPending} onPress={() => change(() => cancelContactImport(run.id), onChange)}>
          {words.stop}
        </Button>
      </Inline>
    </Stack>
  );
}
