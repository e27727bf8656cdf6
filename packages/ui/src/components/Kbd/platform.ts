import { createContext, use } from 'react';
import type { Platform } from './keys';

const detected = (): Platform => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? 'apple' : 'other');

/** The platform whose keys are shown; `undefined` detects it. */
export const PlatformContext = createContext<Platform | undefined>(undefined);

export const usePlatform = (): Platform => use(PlatformContext) ?? detected();
