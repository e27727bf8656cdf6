import { type HubModule, type IssuedToken, issueToken } from '@concordia/api-client';
import { MODULE_SCOPES } from '@concordia/domain';
import { Button } from '../../../components/Button';
import { Checkbox, CheckboxGroup } from '../../../components/Checkbox';
import { Form, FormActions, type FormValues, SubmitButton } from '../../../components/Form';
import { Select } from '../../../components/Select';
import { useStrings } from '../../../locale';
import { hubAuthStrings } from '../../../strings/generated/hubAuth';

interface IssueTokenFormProps {
  /** At least one. */
  modules: readonly HubModule[];
  onClose: () => void;
  onIssued: (moduleName: string, token: IssuedToken) => void;
}

export function IssueTokenForm({ modules, onClose, onIssued }: IssueTokenFormProps) {
  const words = useStrings(hubAuthStrings);
  const submit = async (values: FormValues) => {
    const name = values.text('module_name');
    onIssued(name, await issueToken({ module_name: name, scope: values.texts('scope').join(' ') }));
  };
  return (
    <Form onSubmit={submit}>
      <Select
        name="module_name"
        label={words.module}
        options={modules.map(({ name }) => ({ id: name, label: name }))}
        defaultValue={modules[0]?.name}
        isRequired
      />
      <CheckboxGroup
        name="scope"
        label={words.scopes}
        defaultValue={['read']}
        validate={(scopes) => (scopes.length === 0 ? words.scopeNeeded : null)}
      >
        {MODULE_SCOPES.map((scope) => (
          <Checkbox key={scope} value={scope} description={words.scope[scope]}>
            <code>{scope}</code>
          </Checkbox>
        ))}
      </CheckboxGroup>
      <FormActions>
        <Button onPress={onClose}>{words.cancel}</Button>
        <SubmitButton>{words.issue}</SubmitButton>
      </FormActions>
    </Form>
  );
}
