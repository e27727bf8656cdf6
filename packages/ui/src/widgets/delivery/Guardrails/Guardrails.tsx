import { Stack } from '../../../components/Stack';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { guardrailStrings } from '../../../strings/generated/guardrail';
import { useGuardrails } from '../../channels/channelDraft/useGuardrails';
import { ListSkeleton } from '../../channels/setup';
import { GuardrailsForm } from './GuardrailsForm';
import { GuardrailsNow } from './GuardrailsNow';

export interface GuardrailsProps {
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** What automations may do: only draft, or also send, with limits. */
export function Guardrails({ headingLevel = 2 }: GuardrailsProps) {
  const words = useStrings(guardrailStrings);
  const { state, hasServer, save } = useGuardrails(words.failed);
  return (
    <WidgetFrame
      title={words.title}
      size="compact"
      headingLevel={headingLevel}
      state={state}
      skeleton={<ListSkeleton />}
      empty={null}
    >
      {({ brief_time: _time, ...bounds }) => (
        <Stack gap="lg">
          <GuardrailsForm
            // Remounts the form when the bounds change elsewhere.
            key={JSON.stringify(bounds)}
            bounds={bounds}
            hasServer={hasServer}
            onSave={save}
          />
          {hasServer && <GuardrailsNow canary={bounds.canary} headingLevel={headingLevel === 2 ? 3 : 4} />}
        </Stack>
      )}
    </WidgetFrame>
  );
}
