/** Empty on purpose: the plugins are in `viteFinal` of main.ts, which the Vitest plugin also reads. */
export default {};
