/** Why the program cannot start, in one actionable line, with the exit code. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';

  constructor(
    readonly reason: keyof typeof EXIT_CODES,
    message: string,
  ) {
    super(message);
  }

  get exitCode(): number {
    return EXIT_CODES[this.reason];
  }
}

/** Distinct exit codes for scripts and service managers. */
export const EXIT_CODES = {
  BAD_SETTING: 64,
  DATA_FOLDER: 73,
  PORT_TAKEN: 75,
  DATABASE_NEWER: 76,
  DATABASE: 77,
  KEY_FILE: 78,
} as const;
