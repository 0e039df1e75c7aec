import type { OfficeSupportRequest } from '@trassa/contracts/office';

/** A window stays when it is shut, with what was typed in it. */
export type DialogProps = { request: OfficeSupportRequest; isOpen: boolean; onClose(): void };
