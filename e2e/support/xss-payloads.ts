/** A host that nobody has: whatever asks it for something was made to by a payload. */
export const canary = 'canary.invalid';

/** Where markup that got in can be seen, although its script was stopped. */
export const mark = 'data-xss';

const tags = [
  `<script ${mark}>__xss=1</script>`,
  `<script ${mark} src=//${canary}/a.js></script>`,
  `<ScRiPt ${mark}>__xss=1</sCrIpT >`,
  `<script ${mark} type=module>globalThis.__xss=1</script>`,
  `<scr<script ${mark}>__xss=1</script>ipt>`,
  `<script/${mark}/x>__xss=1</script/>`,
  `<img ${mark} src=x onerror=__xss=1>`,
  `<img/${mark}/src="x"/onerror="__xss=1">`,
  `<img ${mark} src=//${canary}/i.png>`,
  `<IMG ${mark} SRC=x ONERROR=&#95;&#95;xss&#61;1>`,
  `<image ${mark} src=x onerror=__xss=1>`,
  `<img ${mark} srcset="x 1x" onerror=__xss=1`,
  `<svg ${mark} onload=__xss=1>`,
  `<svg ${mark}><script>__xss=1</script></svg>`,
  `<svg ${mark}><animate attributeName=x dur=1s onbegin=__xss=1 /></svg>`,
  `<svg ${mark}><a xlink:href=javascript:__xss=1><text y=20>a</text></a></svg>`,
  `<svg ${mark}><use href=//${canary}/u.svg#a></use></svg>`,
  `<math ${mark}><mtext><style><img src=x onerror=__xss=1></style></mtext></math>`,
  `<iframe ${mark} srcdoc="<script>top.__xss=1</script>"></iframe>`,
  `<iframe ${mark} src="javascript:top.__xss=1"></iframe>`,
  `<iframe ${mark} src=//${canary}/f></iframe>`,
  `<object ${mark} data="data:text/html,<script>top.__xss=1</script>"></object>`,
  `<embed ${mark} src=//${canary}/e.swf>`,
  `<body ${mark} onload=__xss=1>`,
  `<details ${mark} open ontoggle=__xss=1><summary>a</summary></details>`,
  `<input ${mark} autofocus onfocus=__xss=1>`,
  `<video ${mark}><source src=x onerror=__xss=1></video>`,
  `<audio ${mark} src=x onerror=__xss=1></audio>`,
  `<a ${mark} href=javascript:__xss=1 autofocus tabindex=1 onfocus=__xss=1>a</a>`,
  `<form ${mark} action=javascript:__xss=1><button autofocus>a</button></form>`,
  `<link ${mark} rel=stylesheet href=//${canary}/s.css>`,
  `<meta ${mark} http-equiv=refresh content="0;url=//${canary}/m">`,
  `<base ${mark} href=//${canary}/>`,
  `<style ${mark}>*{background:url(//${canary}/b)}</style>`,
  `<p ${mark} style="background:url(//${canary}/p);width:expression(__xss=1)">a</p>`,
  `<template ${mark}><script>__xss=1</script></template><slot ${mark}>`,
  `<x-a ${mark} onclick=__xss=1 contenteditable autofocus onfocus=__xss=1>a</x-a>`,
  `<marquee ${mark} onstart=__xss=1>a</marquee>`,
];

const breakouts = [
  `"><img ${mark} src=x onerror=__xss=1>`,
  `'><svg ${mark} onload=__xss=1>`,
  `" ${mark} autofocus onfocus="__xss=1" x="`,
  `' ${mark} onmouseover='__xss=1' style='position:fixed;inset:0' x='`,
  `\` ${mark} onfocus=__xss=1 autofocus x=\``,
  `</title><script ${mark}>__xss=1</script>`,
  `</textarea><script ${mark}>__xss=1</script>`,
  `</script><script ${mark}>__xss=1</script>`,
  `</style><img ${mark} src=x onerror=__xss=1>`,
  `--><img ${mark} src=x onerror=__xss=1>`,
  `]]><img ${mark} src=x onerror=__xss=1>`,
  `</noscript><img ${mark} src=x onerror=__xss=1>`,
  `"}]};globalThis.__xss=1;//`,
  `'-(globalThis.__xss=1)-'`,
  `\\"-(globalThis.__xss=1)}//`,
  `\${globalThis.__xss=1}`,
  `{{constructor.constructor('globalThis.__xss=1')()}}`,
  `<%= globalThis.__xss=1 %>#{globalThis.__xss=1}`,
  `{"__html":"<img ${mark} src=x onerror=__xss=1>"}`,
];

const disguises = [
  `&lt;img ${mark} src=x onerror=__xss=1&gt;`,
  `&#60;svg ${mark} onload=__xss=1&#62;`,
  `%3Cimg%20${mark}%20src%3Dx%20onerror%3D__xss%3D1%3E`,
  `\\u003cimg ${mark} src=x onerror=__xss=1\\u003e`,
  `＜img ${mark} src=x onerror=__xss=1＞`,
  `‹script ${mark}›__xss=1‹/script›`,
  `\u202E<img ${mark} src=x onerror=__xss=1>`,
  `<\u200Bimg ${mark} src=x onerror=__xss=1><img\u00A0${mark} src=x onerror=__xss=1>`,
  `[a](javascript:__xss=1) ![a](x"onerror="__xss=1)`,
  `\u2028globalThis.__xss=1//`,
];

/** Addresses: dangerous as the whole value of a link or of a picture. */
export const addresses = [
  'javascript:globalThis.__xss=1',
  'JaVaScRiPt:globalThis.__xss=1',
  'java\tscript:globalThis.__xss=1',
  '\u0001javascript:globalThis.__xss=1',
  'javascript://site/%0AglobalThis.__xss=1',
  'data:text/html,<script>top.__xss=1</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="top.__xss=1"/>',
  `//${canary}/open`,
  `/\\${canary}/open`,
];

/** With signs that a database, a header or a line of a file may stumble over. */
export const spoiltTexts = [
  `<img\u0000 ${mark} src=x onerror=__xss=1>`,
  `a\r\n\r\n<script ${mark}>__xss=1</script>`,
  `<img ${mark}\u001F src=x onerror=__xss=1>`,
  `\uD800<img ${mark} src=x onerror=__xss=1>`,
];

/** Texts that a page must show and never run; none is longer than a name may be (100 signs). */
export const payloads: readonly string[] = [...tags, ...breakouts, ...disguises];

/** All of them in values of at most so many signs each. */
export const packed = (limit: number): string[] => {
  const packs: string[] = [];
  for (const payload of payloads) {
    const joined = `${packs.at(-1) ?? ''} ${payload}`.trim();
    if (packs.length > 0 && [...joined].length <= limit) packs[packs.length - 1] = joined;
    else packs.push(payload);
  }
  return packs;
};

/** The same as names, which stand in one line: a break inside is refused (DEC-117). */
export const packedNames = (): string[] => packed(100).map((text) => text.replaceAll('\u2028', ' '));

/** Ten at a time. */
export const forEachText = async (
  all: readonly string[],
  work: (text: string, n: number) => Promise<unknown>,
): Promise<void> => {
  for (let from = 0; from < all.length; from += 10)
    await Promise.all(all.slice(from, from + 10).map((text, n) => work(text, from + n)));
};
