import { type FilledTemplate, type MessageTemplate, useListMessageTemplates } from '@concordia/api-client';
import type { Channel } from '@concordia/domain';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { ErrorState } from '../../../components/ErrorState';
import { Select } from '../../../components/Select';
import { Skeleton, SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { replyFileStrings } from '../../../strings/generated/replyFile';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import * as styles from './TemplateDialog.css';

export interface TemplateDialogProps {
  channel: Channel;
  onClose: () => void;
  onSend: (template: FilledTemplate) => void;
}

const idOf = ({ name, language }: MessageTemplate): string => `${name} ${language}`;

export function TemplateDialog({ channel, onClose, onSend }: TemplateDialogProps) {
  const words = useStrings(replyFileStrings);
  const problemWords = useProblemWords();
  const { data, error, isValidating, mutate } = useListMessageTemplates(channel);
  const [chosen, setChosen] = useState<string | null>(null);
  const [texts, setTexts] = useState<readonly string[]>([]);
  const template = data?.find((one) => idOf(one) === chosen) ?? null;
  const parameters = Array.from({ length: template?.parameters ?? 0 }, (_, index) => texts[index] ?? '');
  const isFilled = template !== null && parameters.every((text) => text.trim() !== '');
  return (
    <Dialog
      isOpen
      size="small"
      title={words.templateTitle}
      onOpenChange={onClose}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button
            tone="primary"
            icon="send"
            isDisabled={!isFilled}
            onPress={() => {
              if (template === null) return;
              onClose();
              onSend({
                name: template.name,
                language: template.language,
                parameters: parameters.map((text) => text.trim()),
              });
            }}
          >
            {words.send}
          </Button>
        </>
      }
    >
      <Stack>
        <Text size="dense" tone="muted">
          {data?.length === 0 ? words.noTemplates : words.templateWhy}
        </Text>
        {data && data.length > 0 && (
          <Select
            label={words.choose}
            options={data.map((one) => ({ id: idOf(one), label: labelOf(one, words.categories[one.category]) }))}
            value={chosen}
            onChange={setChosen}
            description={
              template === null || template.parameters === 0 ? undefined : words.places({ places: template.parameters })
            }
          />
        )}
        {parameters.map((text, index) => (
          <TextField
            key={`${chosen} ${index}`}
            label={words.place({ number: index + 1 })}
            value={text}
            maxLength={1_000}
            onChange={(next) => setTexts(parameters.map((one, place) => (place === index ? next : one)))}
          />
        ))}
        {template && (
          <section className={styles.preview} aria-label={words.preview}>
            {[template.header, filled(template.body, parameters), template.footer]
              .filter((part) => part !== null)
              .map((part, index) => (
                <Text key={index} size="dense" dir="auto" tone={part === template.footer ? 'muted' : 'inherit'}>
                  {part}
                </Text>
              ))}
          </section>
        )}
        {!data && error && (
          <ErrorState
            size="compact"
            title={words.templatesFailed}
            description={problemWords(error)}
            reference={requestIdOf(error)}
            onRetry={() => void mutate()}
            isRetrying={isValidating}
          />
        )}
        {!data && !error && (
          <Skeleton isLoading>
            <SkeletonShape shape="block" height="4rem" />
          </Skeleton>
        )}
      </Stack>
    </Dialog>
  );
}

const labelOf = ({ name, language }: MessageTemplate, category: string): string =>
  `${name} (${language}) · ${category}`;

/** The text with the values so far; empty ones keep their placeholder. */
const filled = (body: string, parameters: readonly string[]): string =>
  body.replace(/\{\{(\d+)\}\}/g, (place, number) => parameters[Number(number) - 1]?.trim() || place);
