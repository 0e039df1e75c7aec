const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];
/** Whoever calls himself Chrome as well comes before Chrome. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/YaBrowser/, 'Yandex'],
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const nameOf = (agent: string, names: typeof systems): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/** System and browser without versions, `Windows, Chrome`, so that an update is no new device; null: not told. */
export const deviceOf = (agent: string | undefined): string | null =>
  agent ? [nameOf(agent, systems), nameOf(agent, browsers)].filter(Boolean).join(', ') || 'other' : null;
