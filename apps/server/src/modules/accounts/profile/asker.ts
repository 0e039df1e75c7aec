/** Who asks. The IP address is part of every consent (DEC-44). */
export type Asker = { readonly userId: number; readonly address: string };
