/** Milliseconds that were measured; null where the crew does not know them. */
export type MeasuredTime = {
  /** From the gun. */
  absoluteMs: number | null;
  /** By the chip. */
  individualMs: number | null;
  fineMs: number | null;
};

/** The time that decides: by the chip where it is known, else from the gun, and the fine on top. null: not measured. */
export const decisiveTime = ({ absoluteMs, individualMs, fineMs }: MeasuredTime): number | null => {
  const measured = individualMs ?? absoluteMs;
  return measured === null ? null : measured + (fineMs ?? 0);
};
