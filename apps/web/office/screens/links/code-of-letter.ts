/** What the link of a letter carries behind `#`: it never reaches a log of the server. */
export const codeOfLetter = (): string => new URLSearchParams(location.hash.slice(1)).get('code') ?? '';
