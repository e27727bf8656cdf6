import { Disclosure } from '../../../components/Disclosure';
import { DropZone } from '../../../components/DropZone';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { contactImportStrings } from '../../../strings/generated/contactImport';
import { ContactUploadRow } from './ContactUploadRow';
import { objectionTo } from './objection';
import type { ContactUploading } from './useContactUpload';

interface AddressBookFormProps {
  uploading: ContactUploading;
  /** Shows how to export contacts, expanded. */
  isFirst: boolean;
}

export function AddressBookForm({ uploading: { upload, send, leave }, isFirst }: AddressBookFormProps) {
  const words = useStrings(contactImportStrings);
  const toast = useToast();
  const take = (files: readonly File[]) => {
    const [file] = files;
    const objection = objectionTo(files);
    if (file === undefined) return;
    if (objection === null) void send(file);
    else
      toast({
        tone: 'destructive',
        title: words.refused({ file: file.name }),
        description: words.objection[objection],
      });
  };
  return (
    <Stack gap="lg">
      {upload === null ? (
        <DropZone
          label={words.drop}
          description={words.dropHelp}
          buttonLabel={words.choose}
          accept={['.csv', '.vcf', '.vcard', '.txt', 'text/csv', 'text/vcard']}
          allowsMultiple={false}
          onFiles={take}
        />
      ) : (
        <ContactUploadRow upload={upload} onRetry={() => void send(upload.file)} onLeave={leave} />
      )}
      <Disclosure size="small" headingLevel="none" title={words.howTo} defaultExpanded={isFirst}>
        <Stack as="ul" gap="xs" width="measure">
          {[words.fromGoogle, words.fromLinkedIn, words.fromOutlook].map((line) => (
            <Text key={line} as="li" size="dense" tone="muted">
              {line}
            </Text>
          ))}
        </Stack>
      </Disclosure>
    </Stack>
  );
}
