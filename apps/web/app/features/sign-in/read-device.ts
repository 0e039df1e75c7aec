type Brand = { readonly brand: string; readonly version: string };
/** The parts of `navigator` that name the device. */
export type DeviceHints = {
  readonly userAgent: string;
  readonly maxTouchPoints?: number;
  readonly userAgentData?: { readonly brands: readonly Brand[]; readonly platform: string } | undefined;
};
export type Device = { os: string | null; browser: string | null };

const isReal = ({ brand }: Brand): boolean =>
  !/not.?a.?brand/i.test(brand.replaceAll(/[^\w]/g, ' ').replaceAll('  ', ' '));

/** Most telling first: Yandex and Opera call themselves Chrome too, and everybody Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/YaBrowser\/(\d+)/, 'Yandex Browser'],
  [/(?:OPR|Opera)\/(\d+)/, 'Opera'],
  [/Edg(?:A|iOS)?\/(\d+)/, 'Edge'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari/, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iOS'],
  [/iPad/, 'iPadOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const browserOf = ({ userAgent, userAgentData }: DeviceHints): string | null => {
  const brands = userAgentData?.brands.filter(isReal) ?? [];
  const brand = brands.find(({ brand: name }) => name !== 'Chromium') ?? brands[0];
  if (brand) return `${brand.brand} ${brand.version}`;
  for (const [pattern, name] of browsers) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return `${name} ${version}`;
  }
  return null;
};

const systemOf = ({ userAgent, userAgentData, maxTouchPoints = 0 }: DeviceHints): string | null => {
  if (userAgentData?.platform) return userAgentData.platform;
  const name = systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  // An iPad calls itself a Mac, which has no touch screen.
  return name === 'macOS' && maxTouchPoints > 1 ? 'iPadOS' : name;
};

/** System and browser of a login, for the list of sessions (DEC-34); null for what the device does not tell. */
export const readDevice = (hints: DeviceHints): Device => ({ os: systemOf(hints), browser: browserOf(hints) });
