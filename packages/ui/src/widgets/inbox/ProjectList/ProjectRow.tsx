import type { Project } from '@concordia/api-client';
import { ToggleButton } from 'react-aria-components';
import { IconButton } from '../../../components/Button';
import { Icon } from '../../../components/Icon';
import { Menu, MenuItem, MenuTrigger } from '../../../components/Menu';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useFigure, useStrings } from '../../../locale';
import { projectStrings } from '../../../strings/generated/project';
import type { ProjectTask } from './ProjectDialogs';
import * as styles from './ProjectList.css';

interface ProjectRowProps {
  project: Project;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onTask: (task: ProjectTask) => void;
}

export function ProjectRow({ project, isSelected, onSelect, onTask }: ProjectRowProps) {
  const words = useStrings(projectStrings);
  const figure = useFigure();
  return (
    <li className={styles.row}>
      <ToggleButton className={styles.filter} isSelected={isSelected} onChange={onSelect}>
        <span className={styles.mark}>
          <Icon name="folder" size="small" />
        </span>
        <span className={styles.name} data-unread={project.unreadCount > 0 || undefined}>
          {project.name}
        </span>
        <span className={styles.count}>
          <span aria-hidden>{figure(project.openCount)}</span>
          <VisuallyHidden>{words.counts({ open: project.openCount, unread: project.unreadCount })}</VisuallyHidden>
        </span>
      </ToggleButton>
      <span className={styles.more}>
        <MenuTrigger>
          <IconButton icon="ellipsis" size="small" label={words.more({ name: project.name })} />
          <Menu placement="bottom end">
            <MenuItem icon="pencil" onAction={() => onTask({ is: 'rename', project })}>
              {words.rename}
            </MenuItem>
            <MenuItem icon="close" tone="danger" onAction={() => onTask({ is: 'remove', project })}>
              {words.remove}
            </MenuItem>
          </Menu>
        </MenuTrigger>
      </span>
    </li>
  );
}
