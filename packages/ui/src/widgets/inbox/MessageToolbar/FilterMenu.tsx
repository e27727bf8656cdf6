import { useListAccounts, useListMembers, useListProjects } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '../../../components/Menu';
import { useStrings } from '../../../locale';
import { labelStrings } from '../../../strings/generated/label';
import { toolbarStrings } from '../../../strings/generated/toolbar';
import { addressedAs, hasSeveral } from '../../channels/ChannelAccounts/addressedAs';
import { activeFilters, type MessageFilters } from '../messages/filters';

export interface FilterMenuProps {
  filters: MessageFilters;
  onFiltersChange: (filters: MessageFilters) => void;
}

const FLAGS = ['isUnread', 'isUrgent', 'isSnoozed'] as const;

type Flag = (typeof FLAGS)[number];

export function FilterMenu({ filters, onFiltersChange }: FilterMenuProps) {
  const words = useStrings(toolbarStrings);
  const { data: members = [] } = useListMembers();
  const { data: projects = [] } = useListProjects();
  const accounts = useAccountChoices(filters);
  const count = activeFilters(filters).length;
  const flagWords = { isUnread: words.unread, isUrgent: words.urgent, isSnoozed: words.snoozed } satisfies Record<
    Flag,
    string
  >;
  return (
    <MenuTrigger>
      <Button size="small" icon="equal" aria-label={count > 0 ? words.filtersOn({ count }) : undefined}>
        {words.filters}
      </Button>
      <Menu aria-label={words.filters} placement="bottom end">
        <MenuSection
          title={words.show}
          selectionMode="multiple"
          selectedKeys={FLAGS.filter((flag) => filters[flag])}
          onSelectionChange={(keys) => {
            const has = (flag: Flag) => keys === 'all' || keys.has(flag);
            onFiltersChange({
              ...filters,
              isUnread: has('isUnread'),
              isUrgent: has('isUrgent'),
              isSnoozed: has('isSnoozed'),
            });
          }}
        >
          {FLAGS.map((flag) => (
            <MenuItem key={flag} id={flag}>
              {flagWords[flag]}
            </MenuItem>
          ))}
        </MenuSection>
        {accounts.length > 0 && (
          <OneOf
            name="account"
            title={words.account}
            none={words.anyAccount}
            options={accounts}
            value={filters.accountId}
            onChange={(accountId) => onFiltersChange({ ...filters, accountId })}
          />
        )}
        {members.length > 0 && (
          <OneOf
            name="member"
            title={words.assignee}
            none={words.anybody}
            options={members}
            value={filters.assigneeId}
            onChange={(assigneeId) => onFiltersChange({ ...filters, assigneeId })}
          />
        )}
        {projects.length > 0 && (
          <OneOf
            name="project"
            title={words.project}
            none={words.anyProject}
            options={projects}
            value={filters.projectId}
            onChange={(projectId) => onFiltersChange({ ...filters, projectId })}
          />
        )}
      </Menu>
    </MenuTrigger>
  );
}

/** The accounts of the chosen channel, or of all, where a channel has several. */
function useAccountChoices({ channel: chosen }: MessageFilters): OneOfProps['options'] {
  const words = useStrings(toolbarStrings);
  const { channel } = useStrings(labelStrings);
  const { data: accounts = [] } = useListAccounts();
  if (!hasSeveral(accounts)) return [];
  return accounts
    .filter((account) => chosen === null || account.channel === chosen)
    .map((account) => {
      const channelName = channel({ channel: account.channel });
      return { id: account.id, name: words.accountOn({ name: addressedAs(account) ?? channelName, channelName }) };
    });
}

interface OneOfProps {
  /** Prefix for the keys, which must be unique across the menu's sections. */
  name: string;
  title: string;
  none: string;
  options: readonly { id: string; name: string }[];
  value: string | null;
  onChange: (id: string | null) => void;
}

function OneOf({ name: section, title, none, options, value, onChange }: OneOfProps) {
  const keyOf = (id: string | null) => `${section}:${id ?? 'none'}`;
  return (
    <MenuSection
      title={title}
      selectionMode="single"
      selectedKeys={[keyOf(value)]}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : [...keys];
        onChange(options.find(({ id }) => keyOf(id) === key)?.id ?? null);
      }}
    >
      <MenuItem id={keyOf(null)}>{none}</MenuItem>
      {options.map(({ id, name }) => (
        <MenuItem key={id} id={keyOf(id)}>
          {name}
        </MenuItem>
      ))}
    </MenuSection>
  );
}
