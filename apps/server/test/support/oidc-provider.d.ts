/** As much of the OpenID provider as the tests touch; the package ships no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  type Context = { oidc: { client?: { clientId: string }; session?: { accountId?: string } } };
  export type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> };

  export default class Provider {
    constructor(
      issuer: string,
      configuration: Record<string, unknown> & {
        interactions: { url(ctx: Context, interaction: { uid: string }): string };
        findAccount(ctx: Context, sub: string): { accountId: string; claims(): Record<string, unknown> };
        loadExistingGrant(ctx: Context): Promise<Grant>;
      },
    );
    /** Believes X-Forwarded-* headers. */
    proxy: boolean;
    Grant: new (owner: { clientId: string; accountId: string }) => Grant;
    callback(): RequestListener;
    interactionFinished(
      req: IncomingMessage,
      res: ServerResponse,
      result: object,
      options: { mergeWithLastSubmission: boolean },
    ): Promise<void>;
  }
}
