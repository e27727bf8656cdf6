/** The package's manifest, inserted by the build (browser.vite.config.ts). */
declare const API_MANIFEST: unknown;

/** Only the manifest is loaded this way. */
export const createRequire = () => () => API_MANIFEST;
