export type Failure = { name: string; text: string };
export type Report = { passed: number; failures: Failure[] };

/** A named check: what is wrong, line by line; nothing means it passed. */
export type Check = { name: string; problems: string[] };

export const reportOf = (checks: readonly Check[]): Report => ({
  passed: checks.filter(({ problems }) => problems.length === 0).length,
  failures: checks.flatMap(({ name, problems }) => (problems.length > 0 ? [{ name, text: problems.join('\n') }] : [])),
});

/** Prints the report as the last line of output, where the test command reads it. */
export const printReport = (checks: readonly Check[]): void => console.log(JSON.stringify(reportOf(checks)));
