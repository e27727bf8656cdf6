import { createContext, use } from 'react';
import type { Platform } from './keys';

const detected = (): Platform => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? 'apple' : 'other');

/** Whose keyboard to draw. That of the machine, unless someone says otherwise. */
export const PlatformContext = createContext<Platform | undefined>(undefined);

export const usePlatform = (): Platform => use(PlatformContext) ?? detected();
