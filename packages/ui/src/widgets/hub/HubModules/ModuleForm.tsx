import { type HubModule, registerModule, updateModule } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { Checkbox } from '../../../components/Checkbox';
import { Dialog } from '../../../components/Dialog';
import {
  Form,
  FormActions,
  type FormValues,
  needed,
  optional,
  SubmitButton,
  webAddress,
} from '../../../components/Form';
import { TextField } from '../../../components/TextField';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { hubModuleStrings } from '../../../strings/generated/hubModule';

export interface ModuleFormProps {
  /** `null` registers a new module. */
  module: HubModule | null;
  onClose: () => void;
  onChange: () => Promise<void>;
}

const LONGEST = { name: 80, url: 2_000, key: 200 } as const;

/** The request body. Empty fields mean the module lacks that endpoint. */
const moduleOf = (values: FormValues) => ({
  name: values.text('name'),
  base_url: values.text('base_url'),
  public_key_b64: values.text('public_key_b64'),
  openapi_url: values.text('openapi_url'),
  mcp_endpoint: values.text('mcp_endpoint'),
  embeddings_endpoint: values.text('embeddings_endpoint'),
  vectors_endpoint: values.text('vectors_endpoint'),
  allow_private_network: values.isOn('allow_private_network'),
});

/** Registers or edits a module. A toast reports the result; server errors also show at their fields. */
export function ModuleForm({ module, onClose, onChange }: ModuleFormProps) {
  const words = useStrings(hubModuleStrings);
  const toast = useToast();
  const isNew = module === null;
  const submit = async (values: FormValues) => {
    try {
      await (isNew ? registerModule(moduleOf(values)) : updateModule(module.id, moduleOf(values)));
    } catch (refusal) {
      toast({ tone: 'destructive', title: isNew ? words.registerFailed : words.saveFailed });
      throw refusal;
    }
    await onChange();
    onClose();
    toast({ tone: 'success', title: isNew ? words.registered : words.saved });
  };
  return (
    <Dialog
      title={isNew ? words.register : words.editTitle({ name: module.name })}
      isOpen
      isDismissable={false}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
    >
      <Form onSubmit={submit}>
        <Fields module={module} />
        <FormActions>
          <Button onPress={onClose}>{words.cancel}</Button>
          <SubmitButton>{isNew ? words.register : words.save}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

function Fields({ module }: Pick<ModuleFormProps, 'module'>) {
  const words = useStrings(hubModuleStrings);
  const endpoints = [
    { name: 'openapi_url', label: words.openapiUrl },
    { name: 'mcp_endpoint', label: words.mcpEndpoint },
    { name: 'embeddings_endpoint', label: words.embeddingsEndpoint },
    { name: 'vectors_endpoint', label: words.vectorsEndpoint },
  ] as const;
  return (
    <>
      <TextField
        name="name"
        label={words.name}
        description={words.nameHelp}
        defaultValue={module?.name}
        maxLength={LONGEST.name}
        validate={needed(words.nameNeeded)}
        isRequired
      />
      <TextField
        name="base_url"
        type="url"
        label={words.baseUrl}
        description={words.baseUrlHelp}
        defaultValue={module?.base_url}
        maxLength={LONGEST.url}
        validate={webAddress(words.urlWrong)}
        isRequired
      />
      <TextField
        name="public_key_b64"
        label={words.optional({ label: words.publicKey })}
        description={words.publicKeyHelp}
        defaultValue={module?.public_key_b64 ?? undefined}
        maxLength={LONGEST.key}
        autoComplete="off"
      />
      {endpoints.map(({ name, label }) => (
        <TextField
          key={name}
          name={name}
          type="url"
          label={words.optional({ label })}
          defaultValue={module?.[name] ?? undefined}
          maxLength={LONGEST.url}
          validate={optional(webAddress(words.urlWrong))}
        />
      ))}
      <Checkbox
        name="allow_private_network"
        description={words.privateNetworkHelp}
        defaultSelected={module?.allow_private_network ?? false}
      >
        {words.privateNetwork}
      </Checkbox>
    </>
  );
}
