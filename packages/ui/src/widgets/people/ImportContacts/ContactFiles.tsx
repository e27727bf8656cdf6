import { getDownloadContactsCsvUrl, getDownloadContactsVcardUrl } from '@concordia/api-client';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/Button';
import { Menu, MenuItem, MenuTrigger } from '../../../components/Menu';
import { useStrings } from '../../../locale';
import { contactImportStrings } from '../../../strings/generated/contactImport';

/** Loaded on demand: most users import once. */
const ImportContactsDialog = lazy(() =>
  import('./ImportContactsDialog').then((module) => ({ default: module.ImportContactsDialog })),
);

export function ContactFiles() {
  const words = useStrings(contactImportStrings);
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <MenuTrigger>
        <Button size="small" icon="file-up">
          {words.menu}
        </Button>
        <Menu placement="bottom end">
          <MenuItem icon="upload" onAction={() => setImporting(true)}>
            {words.import}
          </MenuItem>
          <MenuItem icon="download" href={getDownloadContactsCsvUrl()} download>
            {words.asCsv}
          </MenuItem>
          <MenuItem icon="download" href={getDownloadContactsVcardUrl({ version: '4' })} download>
            {words.asVcard4}
          </MenuItem>
          <MenuItem
            icon="download"
            href={getDownloadContactsVcardUrl({ version: '3' })}
            download
            description={words.asVcard3Help}
          >
            {words.asVcard3}
          </MenuItem>
        </Menu>
      </MenuTrigger>
      {isImporting && (
        <Suspense>
          <ImportContactsDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}
