import type { Translation } from '../../../app/shared/i18n/types.ts';
import type { saving as ru } from '../ru/saving.ts';

export const saving: Translation<typeof ru> = {
  region: 'Unsaved changes',
  unsaved: 'Not saved: {count, plural, one {# change} other {# changes}}',
  undo: 'Undo all',
  save: 'Save',
  leaveTitle: 'Leave without saving?',
  leaveText: 'The changes on this page will be lost.',
  stay: 'Stay',
  leave: 'Leave',
  conflictTitle: '{name} saved something else',
  conflictText:
    'While you were editing, these fields were changed. Choose what stays; everything else is merged already.',
  conflictSave: 'Save the chosen values',
  mine: 'Yours',
  required: 'Fill in the field',
  somebody: 'Somebody else',
  draft: 'This tab still holds changes that are not saved.',
  takeDraft: 'Bring them back',
  dropDraft: 'Drop them',
};
