import { type ModuleScope, parseScopes } from '@concordia/domain';
import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiSecurity } from '@nestjs/swagger';

const SCOPES = 'concordia:for-modules';
const ALONE = 'concordia:modules-only';

/** Names of the security schemes in the contract. */
export const MODULE_TOKEN = 'moduleToken';
export const MODULE_SIGNATURE = 'moduleSignature';

type Scopes = readonly [ModuleScope, ...ModuleScope[]];

const opened = (scopes: Scopes, ...security: MethodDecorator[]): MethodDecorator =>
  applyDecorators(
    SetMetadata(SCOPES, scopes.join(' ')),
    ...security,
    ApiSecurity(MODULE_TOKEN),
    ApiSecurity(MODULE_SIGNATURE),
    ApiExtension('x-module-scopes', [...scopes]),
  );

/**
 * Opens a handler to modules; by default only the owner may call it.
 *
 * @param scopes the module needs one of them.
 */
export const ForModules = (...scopes: Scopes): MethodDecorator => opened(scopes, ApiSecurity({}));

/** Restricts a handler to modules: requests without token or signature get a 401. */
export const ForModulesAlone = (...scopes: Scopes): MethodDecorator => opened(scopes, SetMetadata(ALONE, true));

/** The scopes that open a handler to modules; empty if it is closed to them. */
export function scopesFor(handler: object): readonly ModuleScope[] {
  const scopes: unknown = Reflect.getMetadata(SCOPES, handler);
  return typeof scopes === 'string' ? (parseScopes(scopes) ?? []) : [];
}

export const isForModulesAlone = (handler: object): boolean => Reflect.getMetadata(ALONE, handler) === true;
