import { useSyncExternalStore } from 'react';

export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Colour of the browser's own bar: the steel of the header. */
const barColours = { light: '#0f1417', dark: '#15191c' };

/**
 * Runs before the first paint (THEME-01) and at a press: sets `data-theme` from local storage and the colour of the browser's bar.
 * It is put into the page as text, so it may use nothing from outside.
 */
const applyTheme = (colours: typeof barColours, chosen?: string): void => {
  let theme: string | null = chosen ?? null;
  try {
    theme ??= localStorage.getItem('theme');
  } catch {
    // Storage is off: the system's theme serves.
  }
  const isChosen = theme === 'light' || theme === 'dark';
  const root = document.documentElement;
  if (isChosen) root.dataset['theme'] = theme as string;
  else delete root.dataset['theme'];
  const isDark = isChosen ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  // Made here and not in the page: React would take a changed one for missing and add a second.
  let meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (!meta) {
    meta = document.createElement('meta');
    meta.name = 'theme-color';
    document.head.append(meta);
  }
  meta.content = isDark ? colours.dark : colours.light;
};

/**
 * Till the scripts wake: the pick of the page shows the theme that is on and takes a press. Afterwards it does what
 * `setTheme` has done already.
 */
const wakePick = (apply: typeof applyTheme, colours: typeof barColours): void => {
  apply(colours);
  const marked = 'input[data-theme-pick]';
  document.addEventListener('DOMContentLoaded', () => {
    const on = document.documentElement.dataset['theme'] ?? 'auto';
    for (const pick of document.querySelectorAll<HTMLInputElement>(marked)) pick.checked = pick.value === on;
  });
  document.addEventListener('change', ({ target }) => {
    const pick = target as HTMLInputElement;
    if (!pick.matches(marked)) return;
    try {
      localStorage.setItem('theme', pick.value);
    } catch {
      // Storage is off: the choice lives as long as the page.
    }
    apply(colours, pick.value);
  });
};

export const themeScript = (): string =>
  `(${wakePick.toString()})(${applyTheme.toString()},${JSON.stringify(barColours)});`;

const listeners = new Set<() => void>();
const read = (): Theme => {
  const theme = document.documentElement.dataset['theme'];
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
};

export const setTheme = (theme: Theme): void => {
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Storage is off: the choice lives as long as the page.
  }
  applyTheme(barColours, theme);
  for (const listener of listeners) listener();
};

/** The theme that another page has chosen while this one waited for the back button. */
export const applyStoredTheme = (): void => {
  applyTheme(barColours);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  const system = matchMedia('(prefers-color-scheme: dark)');
  const follow = (): void => applyTheme(barColours, read());
  system.addEventListener('change', follow);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', follow);
  };
};

export const useTheme = (): Theme | null => useSyncExternalStore<Theme | null>(subscribe, read, () => null);
