// Written by `npm run generate` from messages/en/assignees.json.
import { section } from '../../locale';

export const assigneesStrings = section('assignees', {
  limited: ({ names }: { names: string }) => `Only the owner and members of ${names} can be assigned.`,
  onlyOwner: ({ names }: { names: string }) => `Only the owner can be assigned: nobody else is a member of ${names}.`,
  membersOf: ({ name }: { name: string }) => `Members of ${name}`,
  assignTo: 'Assigned to',
  nobody: 'Unassigned',
});
