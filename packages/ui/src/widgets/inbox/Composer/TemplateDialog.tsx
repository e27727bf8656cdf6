import {
  type FilledTemplate,
  type MessageTemplate,
  type UploadedFile,
  useListMessageTemplates,
} from '@concordia/api-client';
import type { Channel, FileRoute } from '@concordia/domain';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { ErrorState } from '../../../components/ErrorState';
import { Select } from '../../../components/Select';
import { Skeleton, SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { replyFileStrings } from '../../../strings/generated/replyFile';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { TemplateFile } from './TemplateFile';
import { TemplatePlaces } from './TemplatePlaces';
import { TemplatePreview } from './TemplatePreview';

export interface TemplateDialogProps {
  channel: Channel;
  /** Which files it takes. */
  route: FileRoute;
  onClose: () => void;
  onSend: (template: FilledTemplate, attachmentIds: readonly string[]) => void;
}

const idOf = ({ name, language }: MessageTemplate): string => `${name} ${language}`;

export function TemplateDialog({ channel, route, onClose, onSend }: TemplateDialogProps) {
  const words = useStrings(replyFileStrings);
  const problemWords = useProblemWords();
  const { data, error, isValidating, mutate } = useListMessageTemplates(channel);
  const [chosen, setChosen] = useState<string | null>(null);
  const [texts, setTexts] = useState<readonly string[]>([]);
  const template = data?.find((one) => idOf(one) === chosen) ?? null;
  const [file, setFile] = useState<UploadedFile | null>(null);
  const [blocked, setBlocked] = useState<string | null>(null);
  const parameters = (template?.places ?? []).map((_, index) => texts[index]?.trim() ?? '');
  const hasFile = template?.media === null || (file !== null && blocked === null);
  const isFilled = template !== null && hasFile && parameters.every((text) => text !== '');
  const choose = (id: string | null) => {
    setChosen(id);
    setTexts([]);
    setFile(null);
    setBlocked(null);
  };
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
              const { name, language } = template;
              onSend({ name, language, parameters }, file === null ? [] : [file.id]);
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
            onChange={choose}
            description={
              template === null || template.parameters === 0 ? undefined : words.places({ places: template.parameters })
            }
          />
        )}
        {template?.media && (
          <TemplateFile
            key={chosen}
            media={template.media}
            route={route}
            file={file}
            onChange={setFile}
            onBlocked={setBlocked}
          />
        )}
        {template && (
          <TemplatePlaces key={`${chosen} places`} places={template.places} texts={texts} onChange={setTexts} />
        )}
        {template && <TemplatePreview template={template} texts={texts} />}
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
