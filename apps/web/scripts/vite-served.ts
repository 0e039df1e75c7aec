/** The oldest browsers served, as Lightning CSS counts versions. */
const version = (major: number, minor = 0): number => (major << 16) | (minor << 8);
const targets = { chrome: version(123), firefox: version(120), safari: version(17, 5) };

/** How stylesheets are made for them, on the site and in the back office. Named widths (@custom-media) become plain ones. */
export const served = {
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true }, targets } },
  // light-dark() and corner-shape stay as written: the browsers served know the first and skip the second.
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
} as const satisfies { css: object; cssTarget: readonly string[] };
