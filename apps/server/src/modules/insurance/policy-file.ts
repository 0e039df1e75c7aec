import type { Language } from '@trassa/contracts';
import { notFound, ok, type Result } from '../../kernel/result.ts';
import type { Database } from '../../platform/database/index.ts';
import { type Draw, drawing } from '../../platform/drawing/index.ts';
import { isNamed } from './insured-person.ts';
import { findPolicyDocument } from './policy-document.repository.ts';
import type { PolicyDocument } from './policy-document.ts';
import type { policyPdf as drawPdf } from './policy-pdf.ts';

export type PolicyFileDeps = {
  readonly db: Database;
  readonly siteUrl: string;
  readonly brand: string;
  readonly draw: Draw;
  /** PNG or JPEG of a stored plate; null when it cannot be drawn. */
  readonly drawTerrain: (plate: unknown) => Promise<Buffer | null>;
};
export type PolicyFile = { readonly name: string; readonly type: string; readonly bytes: Buffer };

const policyPdf = drawing<typeof drawPdf>(import.meta.resolve('./policy-pdf.ts'), 'policyPdf');

export const makePolicyFile = async (
  { siteUrl, brand, draw, drawTerrain }: PolicyFileDeps,
  policy: PolicyDocument,
  language: Language,
): Promise<PolicyFile> => ({
  name: `policy-${policy.number}.pdf`,
  type: 'application/pdf',
  bytes: await draw(policyPdf, { policy, language, brand, siteUrl, terrain: await drawTerrain(policy.plate) }),
});

/** The paper of an own policy that names somebody and was not cancelled; a stranger's is not found. API §15 */
export const readPolicyFile = async (
  deps: PolicyFileDeps,
  asked: { publicId: string; userId: number; language: Language },
): Promise<Result<PolicyFile>> => {
  const policy = await findPolicyDocument(deps.db, asked.publicId);
  if (!policy || policy.userId !== asked.userId || policy.isCancelled || !isNamed(policy)) return notFound();
  return ok(await makePolicyFile(deps, policy, asked.language));
};
