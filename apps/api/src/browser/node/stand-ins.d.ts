/** The buffer of the browser, which vite finds (browser.vite.config.ts); its types are Node's. */
declare module '#node-stand-in/buffer' {
  export * from 'node:buffer';
}
