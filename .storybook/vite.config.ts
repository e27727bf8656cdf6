/** Empty on purpose: the plugins live in `viteFinal` of main.ts, which the vitest plugin reads too. */
export default {};
