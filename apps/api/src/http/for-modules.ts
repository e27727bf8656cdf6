import { type ModuleScope, parseScopes } from '@concordia/domain';
import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiSecurity } from '@nestjs/swagger';

const SCOPES = 'concordia:for-modules';
const ALONE = 'concordia:modules-only';

/** The names of the ways in, in the contract. */
export const MODULE_TOKEN = 'moduleToken';
export const MODULE_SIGNATURE = 'moduleSignature';

type Scopes = readonly [ModuleScope, ...ModuleScope[]];

/** Opens a handler to modules, and says so in the contract. */
const opened = (scopes: Scopes, ...security: MethodDecorator[]): MethodDecorator =>
  applyDecorators(
    SetMetadata(SCOPES, scopes.join(' ')),
    ...security,
    ApiSecurity(MODULE_TOKEN),
    ApiSecurity(MODULE_SIGNATURE),
    ApiExtension('x-module-scopes', [...scopes]),
  );

/**
 * Lets modules call a handler, which none of them may otherwise. The owner may call it as before.
 *
 * @param scopes the module needs one of them.
 */
export const ForModules = (...scopes: Scopes): MethodDecorator => opened(scopes, ApiSecurity({}));

/** Lets modules alone call a handler: who brings neither token nor signature is told to. */
export const ForModulesAlone = (...scopes: Scopes): MethodDecorator => opened(scopes, SetMetadata(ALONE, true));

/** The scopes that open a handler to modules; none when it is closed to them. */
export function scopesFor(handler: object): readonly ModuleScope[] {
  const scopes: unknown = Reflect.getMetadata(SCOPES, handler);
  return typeof scopes === 'string' ? (parseScopes(scopes) ?? []) : [];
}

export const isForModulesAlone = (handler: object): boolean => Reflect.getMetadata(ALONE, handler) === true;
