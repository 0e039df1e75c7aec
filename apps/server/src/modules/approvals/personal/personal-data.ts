import type { PersonalDataOwner } from '../../../platform/personal-data.ts';
import { endApprovalsAbout, lockApprovalsAbout } from './end-approvals.repository.ts';

/** Requests for a second person keep what is to be done, which may name people, until they are decided. */
export const approvalsPersonalData: PersonalDataOwner = { lock: lockApprovalsAbout, erase: endApprovalsAbout };
