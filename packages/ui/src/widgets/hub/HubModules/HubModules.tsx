import { type HubModule, useListModules } from '@concordia/api-client';
import { MINUTE } from '@concordia/domain';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { hubModuleStrings } from '../../../strings/generated/hubModule';
import { useListState } from '../../channels/setup';
import { useFocusFallback } from '../../insight/intelligence';
import { ModuleDialogs, type ModuleTask } from './ModuleDialogs';
import { ModuleExamples } from './ModuleExamples';
import { ModuleRow } from './ModuleRow';
import { ModulesSkeleton } from './ModulesSkeleton';

export interface HubModulesProps {
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** The modules connected to this workspace: register, inspect, edit, remove. */
export function HubModules({ headingLevel = 2 }: HubModulesProps) {
  const words = useStrings(hubModuleStrings);
  // Polled because the event stream reports only changes, while the server checks each module every minute.
  const answer = useListModules({ swr: { refreshInterval: MINUTE } });
  const state = useListState(answer, words.failed);
  const heir = useFocusFallback<HTMLDivElement>();
  const [task, setTask] = useState<ModuleTask | null>(null);
  const reread = async () => {
    await answer.mutate();
  };
  /** Shows a module as returned by the server, without reloading the list. */
  const put = async (module: HubModule) => {
    await answer.mutate((before = []) => before.map((one) => (one.id === module.id ? module : one)), {
      revalidate: false,
    });
  };
  const register = (
    <Button icon="plus" onPress={() => setTask({ is: 'register' })}>
      {words.register}
    </Button>
  );
  return (
    <Stack gap="xxxl">
      <div {...heir}>
        <WidgetFrame
          title={words.title}
          headingLevel={headingLevel}
          state={state}
          actions={(state.kind === 'ready' || state.kind === 'loading') && register}
          skeleton={
            <Stack gap="lg">
              <Text tone="muted">{words.help}</Text>
              <ModulesSkeleton />
            </Stack>
          }
          empty={<EmptyState icon="link" title={words.none} description={words.noneHelp} actions={register} />}
        >
          {(modules) => (
            <Stack gap="lg">
              <Text tone="muted">{words.help}</Text>
              <Stack as="ul" gap="md" hasDividers>
                {modules.map((module) => (
                  <ModuleRow key={module.id} module={module} onTask={setTask} onChange={put} onRemoved={reread} />
                ))}
              </Stack>
            </Stack>
          )}
        </WidgetFrame>
      </div>
      <ModuleExamples headingLevel={headingLevel} />
      {task !== null && (
        <ModuleDialogs task={task} modules={answer.data ?? []} onClose={() => setTask(null)} onChange={reread} />
      )}
    </Stack>
  );
}
