type Size = { readonly size: string | null; readonly variant: string | null };

/** How a size is called beside its product; '': it has neither sizes nor variants. */
export const sizeName = ({ variant, size }: Size): string => [variant, size].filter((word) => word !== null).join(', ');
