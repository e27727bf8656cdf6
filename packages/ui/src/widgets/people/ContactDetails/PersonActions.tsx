import { type ContactDetail, getExportContactUrl } from '@concordia/api-client';
import { Button, IconButton } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Menu, MenuItem, MenuTrigger } from '../../../components/Menu';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';
import { startDownload } from '../../shared/tables/startDownload';

/** Actions that open a dialog. */
export type PersonAction = 'edit' | 'compose' | 'followUp' | 'task' | 'picture' | 'merge' | 'erase';

interface PersonActionsProps {
  contact: ContactDetail;
  onAction: (action: PersonAction) => void;
}

export function PersonActions({ contact, onAction }: PersonActionsProps) {
  const words = useStrings(peopleStrings);
  const toast = useToast();
  const download = () => {
    startDownload(getExportContactUrl(contact.id));
    toast({ title: words.exportStarted });
  };
  return (
    <Inline gap="sm">
      <Button size="small" tone="primary" icon="send" onPress={() => onAction('compose')}>
        {words.compose}
      </Button>
      <Button size="small" icon="clock" onPress={() => onAction('followUp')}>
        {words.followUp}
      </Button>
      <IconButton size="small" tone="secondary" icon="pencil" label={words.edit} onPress={() => onAction('edit')} />
      <MenuTrigger>
        <IconButton size="small" tone="secondary" icon="ellipsis" label={words.more} />
        <Menu aria-label={words.more} placement="bottom end">
          <MenuItem icon="check" onAction={() => onAction('task')}>
            {words.task}
          </MenuItem>
          <MenuItem icon="user" onAction={() => onAction('picture')}>
            {words.picture}
          </MenuItem>
          <MenuItem icon="users" onAction={() => onAction('merge')}>
            {words.mergeWith}
          </MenuItem>
          <MenuItem icon="download" onAction={download}>
            {words.exportAll}
          </MenuItem>
          <MenuItem icon="trash" tone="danger" onAction={() => onAction('erase')}>
            {words.erase}
          </MenuItem>
        </Menu>
      </MenuTrigger>
    </Inline>
  );
}
