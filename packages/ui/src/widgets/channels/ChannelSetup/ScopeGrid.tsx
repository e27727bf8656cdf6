import { Button } from '../../../components/Button';
import { Checkbox, CheckboxGroup } from '../../../components/Checkbox';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { twitterSetupStrings } from '../../../strings/generated/twitterSetup';
import * as styles from './ScopeGrid.css';

interface ScopeGridProps {
  /** Scopes, separated by spaces. */
  value: string;
  onChange: (value: string) => void;
}

/** What direct messages need: few want to do without, and the defaults (specification, section 9) lack them. */
const MESSAGES = ['dm.read', 'dm.write'] as const;

/** What the account is asked to allow, each by its name and by what it is for. */
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

/** As they are listed; ones that are not listed, which an account may have been given elsewhere, stay at the end. */
const inOrder = (scopes: readonly string[], listed: readonly string[]): string[] => [
  ...listed.filter((scope) => scopes.includes(scope)),
  ...scopes.filter((scope) => !listed.includes(scope)),
];
