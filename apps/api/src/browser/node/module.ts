/** The package's manifest, which the build puts here (browser.vite.config.ts). */
declare const API_MANIFEST: unknown;

/** Only that manifest is asked for this way. */
export const createRequire = () => () => API_MANIFEST;
