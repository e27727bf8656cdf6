import type { UploadedFile } from '@concordia/api-client';
import { type FileForm, type FileRoute, formsOf } from '@concordia/domain';
import { useEffect } from 'react';
import { Checkbox } from '../../../components/Checkbox';
import { useStrings } from '../../../locale';
import { replyFileStrings } from '../../../strings/generated/replyFile';

export interface FormChoiceProps {
  files: readonly UploadedFile[];
  route: FileRoute | undefined;
  chosen: FileForm | null;
  choose: (form: FileForm | null) => void;
  isReadOnly: boolean;
}

/** Sends a recording as a voice message, or a WebP picture as a sticker, where the provider has them. */
export function FormChoice({ files, route, chosen, choose, isReadOnly }: FormChoiceProps) {
  const words = useStrings(replyFileStrings);
  const [file, second] = files;
  const [offered = null] = route && file && second === undefined ? formsOf(route, file) : [];
  const isStale = chosen !== null && chosen !== offered;
  useEffect(() => {
    if (isStale) choose(null);
  }, [isStale, choose]);
  if (offered === null) return null;
  return (
    <Checkbox
      isSelected={chosen === offered}
      isDisabled={isReadOnly}
      onChange={(isChosen) => choose(isChosen ? offered : null)}
    >
      {words.form[offered]}
    </Checkbox>
  );
}
