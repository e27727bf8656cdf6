import { createProject, deleteProject, getListProjectsKey, type Project, updateProject } from '@concordia/api-client';
import { useSWRConfig } from 'swr';
import { AlertDialog } from '../../../components/AlertDialog';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { Form, FormActions, type FormValues, needed, SubmitButton } from '../../../components/Form';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { commonStrings } from '../../../strings/generated/common';
import { projectStrings } from '../../../strings/generated/project';
import { useProblemWords } from '../../shared/problems';

export type ProjectTask = { is: 'add' } | { is: 'rename'; project: Project } | { is: 'remove'; project: Project };

interface ProjectDialogsProps {
  task: ProjectTask;
  onClose: () => void;
  onRemoved: (projectId: string) => void;
}

const LONGEST_NAME = 60;

export function ProjectDialogs({ task, onClose, onRemoved }: ProjectDialogsProps) {
  const words = useStrings(projectStrings);
  const problemWords = useProblemWords();
  const { mutate } = useSWRConfig();
  const reread = () => mutate(getListProjectsKey());
  const onOpenChange = (stays: boolean) => !stays && onClose();
  if (task.is === 'remove') {
    const { id, name, conversationCount } = task.project;
    const remove = async () => {
      await deleteProject(id);
      onRemoved(id);
      await reread();
    };
    return (
      <AlertDialog
        title={words.removeTitle({ name })}
        confirmLabel={words.remove}
        describeFailure={problemWords}
        onConfirm={remove}
        isOpen
        onOpenChange={onOpenChange}
      >
        {words.removeHelp({ conversations: conversationCount })}
      </AlertDialog>
    );
  }
  const project = task.is === 'rename' ? task.project : null;
  const keep = async (name: string) => {
    await (project === null ? createProject({ name }) : updateProject(project.id, { name }));
    await reread();
    onClose();
  };
  const title = project === null ? words.addTitle : words.renameTitle;
  return (
    <Dialog title={title} size="small" isOpen onOpenChange={onOpenChange}>
      <NameForm
        name={project?.name ?? ''}
        submitLabel={project === null ? words.add : words.save}
        {...{ keep, onClose }}
      />
    </Dialog>
  );
}

interface NameFormProps {
  name: string;
  submitLabel: string;
  keep: (name: string) => Promise<void>;
  onClose: () => void;
}

function NameForm({ name, submitLabel, keep, onClose }: NameFormProps) {
  const words = useStrings(projectStrings);
  const { required } = useStrings(commonStrings);
  return (
    <Form onSubmit={(values: FormValues) => keep(values.text('name'))}>
      <TextField
        name="name"
        label={words.name}
        defaultValue={name}
        maxLength={LONGEST_NAME}
        validate={needed(required)}
        isRequired
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that asks one thing begins there
        autoFocus
      />
      <FormActions>
        <Button onPress={onClose}>{words.cancel}</Button>
        <SubmitButton>{submitLabel}</SubmitButton>
      </FormActions>
    </Form>
  );
}
