import { officeApi } from '@trassa/contracts/office';
import { describe, expect, it } from 'vitest';
import { languages, readOfficeCatalogue, type Tree } from '../../../scripts/catalogue.ts';

/** A schema, as far as its fields are to be found. */
type Schema = {
  readonly def: {
    readonly type: string;
    readonly shape?: Readonly<Record<string, Schema>>;
    readonly element?: Schema;
    readonly innerType?: Schema;
    readonly options?: readonly Schema[];
    readonly in?: Schema;
  };
};
type Call = { readonly act?: string | null; readonly body?: Schema };

/** Names of the fields of a body, those within lists and parts too: a history tells a part by its fields. */
const fieldsOf = ({ def }: Schema): string[] => [
  ...Object.entries(def.shape ?? {}).flatMap(([field, schema]) => [field, ...fieldsOf(schema)]),
  ...[def.element, def.innerType, def.in, ...(def.options ?? [])].flatMap((inner) => (inner ? fieldsOf(inner) : [])),
];

/** Acts whose entries tell the fields of their bodies. */
const telling = /\.(create|change|edit|quota|prices|fields|clusters|hide|shirts|discounts|grant|invite)$/;
/** What steers such an act, and is no field of the thing. */
const steering = new Set(['version', 'reason', 'override', 'info', 'letter', 'fields']);

const calls = Object.values(officeApi).flatMap((group) => Object.values(group) as Call[]);
const told = new Set(
  calls
    .filter(({ act, body }) => body && act && telling.test(act) && !/^(staff|ticket)\.invite$/.test(act))
    .flatMap(({ body }) => (body ? fieldsOf(body) : []))
    .filter((field) => !steering.has(field)),
);

describe('the history of a thing', () => {
  it.each(languages)('has a word for every field that the office changes: %s', async (language) => {
    const words = (await readOfficeCatalogue(language))['fields'] as Tree;
    expect(told.size).toBeGreaterThan(80);
    expect([...told].filter((field) => !(field in words))).toEqual([]);
  });
});
