import { notFound, type Result } from '../../../../kernel/result.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { Acted, Change } from '../../../../platform/http/index.ts';
import { checkPerson } from '../../change-insured.ts';
import type { PolicyPerson } from '../../insured-person.ts';
import { lockAnyPolicy, savePerson } from '../../policy-changes.repository.ts';
import { actedOn, type AskedAct, type Asker, lockToAct, type ShownCard } from './lock-to-act.ts';

const wireOf = {
  last_name: 'lastName',
  first_name: 'firstName',
  second_name: 'secondName',
  phone: 'phone',
  birth_date: 'birthDate',
  gender: 'gender',
} as const satisfies Readonly<Record<string, keyof PolicyPerson>>;
type Wire = keyof typeof wireOf;
const fields = Object.keys(wireOf) as Wire[];

export type AskedCorrection = AskedAct & { readonly [F in Wire]?: string | undefined };

/** Names or corrects the insured by the rules of the cabinet; what is not typed stays. Refuses `validation` by field and `state`. DEC-98 */
export const correctInsured = async (
  tx: Tx,
  asked: AskedCorrection,
  asker: Asker,
): Promise<Result<Acted<ShownCard>>> => {
  const locked = await lockToAct(tx, 'correct', asked, asker);
  if (!locked.ok) return locked;
  const { row, who } = locked.value;
  const policy = await lockAnyPolicy(tx, row.publicId);
  if (!policy) return notFound();
  const typed = Object.fromEntries(fields.map((field) => [field, asked[field] ?? policy[wireOf[field]]]));
  const checked = checkPerson(policy, typed, who.now);
  if (!checked.ok) return checked;
  const { person } = checked.value;
  await savePerson(tx, [row.id], person);
  const changes = fields.flatMap((field): Change[] => {
    const [before, after] = [policy[wireOf[field]], person[wireOf[field]]];
    return before === after ? [] : [{ field, before: before || null, after: after || null, person: policy.userId }];
  });
  return actedOn(tx, row, { changes, reason: asked.reason }, who);
};
