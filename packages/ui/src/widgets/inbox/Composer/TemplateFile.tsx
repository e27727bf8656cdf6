import type { MessageTemplate, UploadedFile } from '@concordia/api-client';
import type { FileRoute } from '@concordia/domain';
import { useState } from 'react';
import { PickButton } from '../../../components/FileTrigger';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { replyFileStrings } from '../../../strings/generated/replyFile';
import { ReplyFiles } from './ReplyFiles';

type Media = NonNullable<MessageTemplate['media']>;

export interface TemplateFileProps {
  media: Media;
  route: FileRoute;
  file: UploadedFile | null;
  onChange: (file: UploadedFile | null) => void;
  onBlocked: (reason: string | null) => void;
}

const ACCEPTED = {
  image: ['image/jpeg', 'image/png'],
  video: ['video/mp4', 'video/3gpp'],
  document: ['.pdf', '.txt', '.docx', '.xlsx', '.pptx', '.doc', '.xls', '.ppt'],
} as const satisfies Record<Media, readonly string[]>;

/** The one file that stands above the text of a template. */
export function TemplateFile({ media, route, file, onChange, onBlocked }: TemplateFileProps) {
  const words = useStrings(replyFileStrings);
  const [picked, setPicked] = useState<readonly File[]>([]);
  return (
    <Stack gap="xs" align="start">
      {file === null && (
        <PickButton icon="paperclip" accept={ACCEPTED[media]} onFiles={setPicked}>
          {words.templateFile[media]}
        </PickButton>
      )}
      <ReplyFiles
        routes={[route]}
        text=""
        attachments={file === null ? [] : [file]}
        picked={picked}
        onTaken={() => setPicked([])}
        isReadOnly={false}
        onAttached={onChange}
        onRemoved={() => onChange(null)}
        onBlocked={onBlocked}
      />
    </Stack>
  );
}
