import { DomainFailure } from '../../../common/domain-failure.js';
import { currentModule } from '../../../database/request-context.js';

interface Wish {
  readonly module_name?: string;
  readonly allow_private_network?: boolean | undefined;
}

/** A module may only act for itself, and may not open the owner's private network. @throws DomainFailure */
export function refuseForModule({ module_name: name, allow_private_network: isPrivate }: Wish): void {
  const module = currentModule();
  if (module === null) return;
  if (name !== undefined && name !== module.moduleName)
    throw new DomainFailure(
      'forbidden',
      'FOREIGN_MODULE',
      `A module can subscribe only under its own name, ${module.moduleName}.`,
    );
  if (isPrivate === true)
    throw new DomainFailure('forbidden', 'OWNER_ONLY', 'Only the owner may allow private network addresses.');
}
