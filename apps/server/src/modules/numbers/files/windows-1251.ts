/** Signs of the upper half of the code page, by their bytes. */
const upper = new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 128 }, (_none, index) => index + 128));
const byteOf = new Map([...upper].map((sign, index) => [sign, index + 128]));

/** What the code page has no sign for is a question mark. */
export const toWindows1251 = (text: string): Buffer =>
  Buffer.from([...text].map((sign) => (sign < '\u0080' ? sign.charCodeAt(0) : (byteOf.get(sign) ?? 63))));
