import { Button } from '../../../components/Button';
import { Checkbox, CheckboxGroup } from '../../../components/Checkbox';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { twitterSetupStrings } from '../../../strings/generated/twitterSetup';
import * as styles from './ScopeGrid.css';

interface ScopeGridProps {
  /** Separated by spaces. */
  value: string;
  onChange: (value: string) => void;
}

/** Scopes for direct messages. The specification's defaults (section 9) lack them, but most workspaces need them. */
const MESSAGES = ['dm.read', 'dm.write'] as const;

export function ScopeGrid({ value, onChange }: ScopeGridProps) {
  const words = useStrings(twitterSetupStrings);
  const chosen = value.split(' ').filter(Boolean);
  const offered: Readonly<Record<string, string>> = words.scope;
  const choose = (scopes: readonly string[]) => onChange(inOrder(scopes, Object.keys(offered)).join(' '));
  const lacksMessages = !MESSAGES.every((scope) => chosen.includes(scope));
  return (
    <Stack gap="sm">
      <CheckboxGroup
        name="settings.scopes"
        label={words.scopes}
        description={words.scopesHelp}
        value={chosen}
        onChange={choose}
      >
        <div className={styles.grid}>
          {Object.entries(offered).map(([scope, meaning]) => (
            <Checkbox key={scope} value={scope} description={meaning}>
              <Text as="code" size="dense">
                {scope}
              </Text>
            </Checkbox>
          ))}
        </div>
      </CheckboxGroup>
      {lacksMessages && (
        <Stack gap="xs">
          <Text size="caption" tone="muted">
            {words.withoutMessages}
          </Text>
          <Inline>
            <Button size="small" icon="plus" onPress={() => choose([...new Set([...chosen, ...MESSAGES])])}>
              {words.addMessages}
            </Button>
          </Inline>
        </Stack>
      )}
    </Stack>
  );
}

/** Sorts scopes in list order; unlisted ones, granted elsewhere, go last. */
const inOrder = (scopes: readonly string[], listed: readonly string[]): string[] => [
  ...listed.filter((scope) => scopes.includes(scope)),
  ...scopes.filter((scope) => !listed.includes(scope)),
];
