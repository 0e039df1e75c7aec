type Value = string | number | bigint | readonly Value[] | { readonly [key: string]: Value };

const head = (type: number, size: number): Buffer => {
  const length = Math.min(size, 29);
  const control = type > 7 ? [length, type - 7] : [(type << 5) | length];
  return Buffer.from(size < 29 ? control : [...control, size - 29]);
};
const encode = (value: Value): Buffer => {
  if (typeof value === 'string') {
    const bytes = Buffer.from(value);
    return Buffer.concat([head(2, bytes.length), bytes]);
  }
  if (typeof value === 'number') return Buffer.concat([head(5, 2), Buffer.from([value >> 8, value & 255])]);
  if (typeof value === 'bigint') return Buffer.concat([head(9, 1), Buffer.from([Number(value)])]);
  if (Array.isArray(value)) return Buffer.concat([head(11, value.length), ...(value as Value[]).map(encode)]);
  const entries = Object.entries(value as { readonly [key: string]: Value });
  return Buffer.concat([head(7, entries.length), ...entries.flatMap(([key, one]) => [encode(key), encode(one)])]);
};

/** A MMDB file that knows one network of IPv4: `first`.0.0.0/8. */
export const placesFile = (first: number, record: Value): Buffer => {
  const nodes = Array.from({ length: 8 }, (_, depth) => {
    const next = depth === 7 ? 8 + 16 : depth + 1;
    const bit = (first >> (7 - depth)) & 1;
    return Buffer.from([0, 0, bit ? 8 : next, 0, 0, bit ? next : 8]);
  });
  const metadata = {
    node_count: 8,
    record_size: 24,
    ip_version: 4,
    database_type: 'Test-City',
    languages: ['ru', 'en'],
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1n,
    description: { en: 'test' },
  };
  const mark = Buffer.from('\u00ab\u00cd\u00efMaxMind.com', 'latin1');
  return Buffer.concat([...nodes, Buffer.alloc(16), encode(record), mark, encode(metadata)]);
};
