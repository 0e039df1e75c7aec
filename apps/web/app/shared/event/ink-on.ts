const ink = '#0f1417';
const inks = [ink, '#ffffff', '#000000'] as const;

const luminance = (colour: string): number => {
  const part = (at: number): number => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
};

/** How two colours '#rrggbb' stand out from each other, 1…21 (WCAG). */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** The ink that is read on a colour somebody chose: ours where it can be, at least 4.5 : 1 in any case. */
export const inkOn = (colour: string): string => inks.find((one) => contrast(one, colour) >= 4.5) ?? ink;
