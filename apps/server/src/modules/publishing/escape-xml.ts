const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML 1.0 cannot hold, not even escaped: control characters and halves of pairs. */
const unfit = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text as content or attribute of XML. */
export const escapeXml = (text: string): string =>
  text.replace(unfit, '').replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
